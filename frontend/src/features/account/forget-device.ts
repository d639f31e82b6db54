/** Removes a user's drafts, conversations and favourites, whose keys contain the user's id. */
export function forgetDevice(userId: string): void {
  try {
    const { localStorage } = window;
    for (const key of Object.keys(localStorage)) if (key.includes(userId)) localStorage.removeItem(key);
  } catch {
    // Without access to the storage there is nothing to remove.
  }
}
