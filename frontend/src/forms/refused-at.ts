import { errorText, statusOf } from '../api/errors';
import { detailOr, type Failure } from './use-submission';

/** A refusal (403) is a problem of this field; any other failure is shown as by `detailOr`. */
export const refusedAt =
  (field: string, text: string): Failure =>
  (error) =>
    statusOf(error) === 403 ? new Map([[field, errorText(error, text)]]) : detailOr(text)(error);
