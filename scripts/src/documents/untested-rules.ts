/** Rules that no test names, each with the reason. Empty is what we want. */
export const UNTESTED_RULES: Readonly<Record<string, string>> = {};
