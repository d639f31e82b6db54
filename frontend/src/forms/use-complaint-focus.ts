import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the ref of a form. Each increase of `complaints` focuses the first invalid field on screen.
 * Other changes do not move the focus, so that the user can correct the fields.
 */
export function useComplaintFocus(complaints: number) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (complaints > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [complaints]);
  return form;
}
