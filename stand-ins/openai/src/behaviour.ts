/** The reaction of the model, or of the network, to one request. */
export type Behaviour =
  | { kind: 'answer'; content: string }
  | { kind: 'refuse'; refusal: string }
  /** Stops in the middle, at the limit of tokens. */
  | { kind: 'truncate'; content: string }
  /** Stops because of a content filter. */
  | { kind: 'filter' }
  /** An error with the provider's code and headers: rate_limit_exceeded, retry-after … */
  | { kind: 'error'; status: number; code?: string; headers?: Record<string, string> }
  /** Cuts the connection before the answer, or in the middle of its body. */
  | { kind: 'cut'; after?: 'headers' }
  /** Never answers. */
  | { kind: 'hang' }
  /** Sends the status line and nothing more. */
  | { kind: 'stall' }
  /** Answers after a delay. */
  | { kind: 'slow'; ms: number; then: Behaviour }
  /** Any other body with its content type: a proxy's page, incomplete JSON. */
  | { kind: 'raw'; contentType: string; body: string }
  /** An answer with missing or invalid usage, as from some compatible servers. */
  | { kind: 'uncounted'; content: string; usage?: unknown };
