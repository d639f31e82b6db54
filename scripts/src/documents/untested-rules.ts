/** Rules without a tag, each with its reason. The check fails for an entry that has a tag by now. */
export const UNTESTED_RULES: Readonly<Record<string, string>> = {};
