import { errorText, fieldProblems } from '../api/errors';
import { toast } from './toast';

/** What became of a submission: nothing to say, or what is wrong with which field. */
export type SubmitResult = { done: true } | { done: false; problems: ReadonlyMap<string, string> };

/**
 * Sends a form. A failure is said in a toast, with `failed` where the server gives no reason; which
 * fields it concerns is for the form.
 */
export async function submit(failed: string, send: () => Promise<void>): Promise<SubmitResult> {
  try {
    await send();
    return { done: true };
  } catch (error) {
    toast.error(errorText(error, failed));
    return { done: false, problems: fieldProblems(error) };
  }
}
