/** US dollars per million tokens, as configured. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/** US dollars. Discounts (a provider's own cache) are not counted: what is booked is an upper bound. */
export function costOf(tokens: { input_tokens: number; output_tokens: number }, prices: Prices): number {
  return (tokens.input_tokens * prices.input + tokens.output_tokens * prices.output) / 1e6;
}

/** A generous guess of a text's tokens, for any language, before the provider has counted. */
export function guessTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
