/** Parses origins separated by commas; undefined when the list is empty or an entry is not an http(s) origin. */
export declare function parseOrigins(list: string): readonly string[] | undefined;
/**
 * Returns the configured origin that equals the requested one. Any other origin would make the
 * payment page an open redirect (PAY-3). @throws DomainError invalid.
 */
export declare function acceptOrigin(configured: readonly string[], requested: string): string;
