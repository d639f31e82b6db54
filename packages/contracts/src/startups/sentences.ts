/** What is said where a startup is not there, or not the caller's to know about. */
export const STARTUP_NOT_FOUND = 'Startup not found';
