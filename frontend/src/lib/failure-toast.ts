import { errorText, isAborted, serverDetail } from '../api/errors';
import { toast } from './toast';

/**
 * The only way to show why a call failed. A call that was aborted shows nothing: the session or the page that
 * made it is over, and that is announced by itself.
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
