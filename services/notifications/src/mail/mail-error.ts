/** A mail was not sent. `message` may be stored and logged: it has no e-mail address and no text of the server. */
export class MailError extends Error {
  override readonly name = 'MailError';

  constructor(
    message: string,
    /** True when another attempt cannot succeed. */
    readonly permanent: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
