/**
 * Ends the session on the server, so that a copy of the token is worthless. The browser sends the
 * request even if the page is closed at once. The reply is ignored, because the user is logged out
 * here even if the server fails.
 */
export function endSession(token: string | null): void {
  if (token === null) return;
  const headers = { authorization: `Bearer ${token}` };
  void fetch('/api/auth/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
