// @ts-check
/** What tests get for `eld/small`; see node-environment.mjs. */
export const { eld } = globalThis.lentToTests;
