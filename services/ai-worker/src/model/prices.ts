/** US dollars per million tokens, as configured. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/** The cost in US dollars; an upper bound, because provider discounts are not counted. */
export function costOf(tokens: { input_tokens: number; output_tokens: number }, prices: Prices): number {
  return (tokens.input_tokens * prices.input + tokens.output_tokens * prices.output) / 1e6;
}

/** A high estimate of a text's tokens in any language. */
export function guessTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
