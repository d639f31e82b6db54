import { errorText, isAborted, serverDetail } from '../api/errors';
import { toast } from './toast';

/**
 * Shows why a change failed (`useFailureToast` shows why data did not load). An aborted call shows nothing:
 * its session or its page has ended, which the user sees anyway.
 */
export const failureToast = {
  /** The server's detail, or this text if there is none (TOAST-3). */
  detailOr: (text: string, error: unknown): void => {
    if (!isAborted(error)) toast.error(errorText(error, text));
  },
  /** This text, with the server's detail below it (TOAST-3). */
  titled: (text: string, error: unknown): void => {
    if (!isAborted(error)) toast.error(text, serverDetail(error));
  },
};
