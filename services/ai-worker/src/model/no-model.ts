import { Model, ModelUnavailable } from './model.js';

/** The model without OPENAI_API_KEY: every question fails, so that callers use their rules. */
export class NoModel extends Model {
  override readonly configured = false;

  override ask(): Promise<never> {
    return Promise.reject(new ModelUnavailable('not-configured'));
  }
}
