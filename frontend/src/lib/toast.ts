import type { ExternalToast } from 'sonner';

let resolve: () => void;
const toaster = new Promise<void>((done) => {
  resolve = done;
});

/** From now on what is said is shown; what was said before waited for it. */
export const toasterIsThere = (): void => resolve();

/** Toasts come after the page, and on the landing page not before somebody signs in. */
const sonner = async () => {
  const [library] = await Promise.all([import('sonner'), toaster]);
  return library;
};

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
