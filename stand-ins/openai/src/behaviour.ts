/** What the model, or the way to it, does with one request. */
export type Behaviour =
  | { kind: 'answer'; content: string }
  | { kind: 'refuse'; refusal: string }
  /** Ends for want of tokens, in the middle. */
  | { kind: 'truncate'; content: string }
  /** Ends because a filter stepped in. */
  | { kind: 'filter' }
  /** code and headers as the provider sets them: rate_limit_exceeded, retry-after … */
  | { kind: 'error'; status: number; code?: string; headers?: Record<string, string> }
  /** Cuts the connection before a byte of the answer, or in the middle of its body. */
  | { kind: 'cut'; after?: 'headers' }
  /** Never answers. */
  | { kind: 'hang' }
  /** Answers the status line and then nothing more. */
  | { kind: 'stall' }
  /** Answers later. */
  | { kind: 'slow'; ms: number; then: Behaviour }
  /** A body of any other kind, with its content type: a proxy's page, half a JSON. */
  | { kind: 'raw'; contentType: string; body: string }
  /** An answer whose usage is missing or nonsense, as of some compatible servers. */
  | { kind: 'uncounted'; content: string; usage?: unknown };
