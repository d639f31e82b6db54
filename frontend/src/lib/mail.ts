/** A mail link. Characters that would end the address are escaped; the at sign is the address's own. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
