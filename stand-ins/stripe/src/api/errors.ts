/** An error in Stripe's form: its message, and the status of the answer. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: {
      type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
      code?: string;
      param?: string;
    } = {},
  ) {
    super(message);
    this.name = 'StripeError';
  }

  /** The answer's body, `{error: {type, message, code?, param?, doc_url?}}`. */
  body(requestId: string): { error: Record<string, string> } {
    const { type = 'invalid_request_error', code, param } = this.details;
    return {
      error: {
        ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
        message: this.message,
        ...(param && { param }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
        type,
      },
    };
  }
}

/** 404 if the id is in the path (the default), 400 if it is a parameter, as at Stripe. */
export function noSuch(what: string, id: string, param: string, status: 400 | 404 = 404): StripeError {
  return new StripeError(status, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

export function badRequest(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, message, { code, param });
}
