import { useCallback, useEffect, useRef, useState } from 'react';

import { errorText, fieldProblems, isAborted, statusOf } from '../api/errors';
import { failureToast } from '../lib/failure-toast';
import { onRestored } from '../lib/storage';
import { toast } from '../lib/toast';
import { clearDraft, submissionKey } from './draft';

export type Problems = ReadonlyMap<string, string>;
const NONE: Problems = new Map();
/** The key of a problem of the whole form, such as a wrong password. */
export const WHOLE_FORM = '';

/** Shows a failure in a toast and returns the problems by field. */
export type Failure = (error: unknown) => Problems;

/** The toast is the server's detail, or this text if there is none (TOAST-3). */
export const detailOr =
  (text: string): Failure =>
  (error) => {
    failureToast.detailOr(text, error);
    return fieldProblems(error);
  };

/** The toast's title is this text, with the server's detail below it (TOAST-3). */
export const titled =
  (text: string): Failure =>
  (error) => {
    failureToast.titled(text, error);
    return fieldProblems(error);
  };

/** As `detailOr`; what belongs to no field also stays on the form until the next attempt (SCREEN-26). */
export const keptOnForm =
  (text: string): Failure =>
  (error) => {
    const problems = detailOr(text)(error);
    return problems.size > 0 ? problems : new Map([[WHOLE_FORM, errorText(error, text)]]);
  };

/** A refusal (403) is a problem of this field; any other failure is shown as by `detailOr`. */
export const refusedAt =
  (field: string, text: string): Failure =>
  (error) =>
    statusOf(error) === 403 ? new Map([[field, errorText(error, text)]]) : detailOr(text)(error);

export interface SubmissionOptions<Body> {
  /** The storage key of the draft with the submission key; see `draftKey`. */
  draft?: string | undefined;
  /** Sends the body; rejects with what failed. */
  send: (body: Body, key: string) => Promise<unknown>;
  /** The toast after success. */
  done?: string | undefined;
  /** Called after success. */
  onDone?: () => void;
  failure: Failure;
  /** The body contains a password. It is not stored, so a retry has a key of its own. */
  isSecret?: boolean;
  /** Success navigates to another page, so the form stays busy until then. */
  leaves?: boolean;
}

/** Sends one submission at a time. Repeated attempts with equal content use the same Idempotency-Key. */
export function useSubmission<Body>(options: SubmissionOptions<Body>) {
  const { draft, send, done, onDone, failure, isSecret = false, leaves = false } = options;
  const [isBusy, setBusy] = useState(false);
  // A ref, because a second event may come before the next render.
  const isSending = useRef(false);
  const [finished, setFinished] = useState(0);
  // Reset only after the render, so that a double click cannot send again before the form disappears.
  useEffect(() => {
    isSending.current = false;
  }, [finished]);
  const finish = useCallback(() => {
    setBusy(false);
    setFinished((count) => count + 1);
  }, []);
  // The user has come back from the page that the form had led to.
  const hasLed = useRef(false);
  useEffect(() => onRestored(() => hasLed.current && finish()), [finish]);

  /** Resolves with the server's problems by field. */
  const submit = async (body: Body): Promise<Problems> => {
    if (isSending.current) return NONE;
    isSending.current = true;
    hasLed.current = false;
    setBusy(true);
    try {
      const isKept = draft !== undefined && !isSecret;
      await send(body, isKept ? submissionKey(draft, body) : crypto.randomUUID());
    } catch (error) {
      finish();
      return isAborted(error) ? NONE : failure(error);
    }
    if (draft !== undefined) clearDraft(draft);
    if (done !== undefined) toast.success(done);
    onDone?.();
    hasLed.current = leaves;
    if (!leaves) finish();
    return NONE;
  };
  return { isBusy, submit };
}
