import { Model, ModelUnavailable } from './model.js';

/** Without OPENAI_API_KEY: rules do every job, and nobody need ask first. */
export class NoModel extends Model {
  override readonly configured = false;

  override ask(): Promise<never> {
    return Promise.reject(new ModelUnavailable('not-configured'));
  }
}
