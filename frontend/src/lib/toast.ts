import type { ExternalToast } from 'sonner';

let resolve: () => void;
const toaster = new Promise<void>((done) => {
  resolve = done;
});

/** Called when the toaster is mounted. Toasts requested earlier wait for it. */
export const toasterIsThere = (): void => resolve();

/** Sonner loads after the page, and for a visitor of the landing page only after a log-in. */
const sonner = async () => {
  await toaster; // contains it, so that it is loaded by then
  return import('sonner');
};

type Level = 'success' | 'error' | 'info';

function show(level: Level, text: string, options?: ExternalToast): void {
  void sonner().then(({ toast: sonnerToast }) => sonnerToast[level](text, options));
}

const below = (description: string | undefined): ExternalToast => (description ? { description } : {});

export const toast = {
  success: (text: string, options?: ExternalToast) => show('success', text, options),
  info: (text: string, options?: ExternalToast) => show('info', text, options),
  /** `description` is the server's detail, shown below a fixed title. */
  error: (text: string, description?: string) => show('error', text, below(description)),
  /** An error that shows only one toast at a time. */
  failure: (text: string, description?: string) => show('error', text, { id: text, ...below(description) }),
};
