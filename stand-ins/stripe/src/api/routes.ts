import type { Work } from '../resources/work.js';
import type { Form } from './form.js';

/** One call of the API: its request, and the state that it may read and change. */
export interface Call {
  readonly work: Work;
  /** The `:id` of the path. */
  readonly id: string;
  /** The parameters, of query and body, without `expand`. */
  readonly form: Form;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** For example `/v1/customers/:id`. */
  readonly path: string;
  /** Does the work. @returns the answer's body @throws StripeError */
  readonly handle: (call: Call) => object;
}
