/** What Radix tells of a touch outside of a layer. */
type TouchOutside = CustomEvent<{ originalEvent: Event }>;

/**
 * For `onInteractOutside` of a layer in front of the page: toasts lie in front of it, so that to
 * touch one (its X, or to swipe it away) is no reason to close what is below.
 */
export function stayForToasts(event: TouchOutside): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}
