/** Removes what this browser keeps for a user: drafts, conversations and favourites have their id in the key. */
export function forgetDevice(userId: string): void {
  try {
    const { localStorage } = window;
    for (const key of Object.keys(localStorage)) if (key.includes(userId)) localStorage.removeItem(key);
  } catch {
    // nothing is kept where nothing can be
  }
}
