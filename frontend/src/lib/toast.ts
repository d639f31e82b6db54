import type { ExternalToast } from 'sonner';

/** Toasts, loaded with the first one: the landing page comes without them. */
const sonner = () => import('sonner');

type Level = 'success' | 'error' | 'info';

function show(level: Level, text: string, options?: ExternalToast): void {
  void sonner().then(({ toast: sonnerToast }) => sonnerToast[level](text, options));
}

const below = (description: string | undefined): ExternalToast => (description ? { description } : {});

export const toast = {
  success: (text: string, options?: ExternalToast) => show('success', text, options),
  info: (text: string, options?: ExternalToast) => show('info', text, options),
  /** `description` is the server's detail, below a fixed title. */
  error: (text: string, description?: string) => show('error', text, below(description)),
  /** An error of which there is one toast at a time, however often it is said. */
  failure: (text: string, description?: string) => show('error', text, { id: text, ...below(description) }),
};
