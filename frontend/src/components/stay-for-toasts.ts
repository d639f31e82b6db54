/** Radix's event for an interaction outside a layer. */
type TouchOutside = CustomEvent<{ originalEvent: Event }>;

/**
 * For `onInteractOutside` of a layer. Toasts are in front of every layer, so using one (its X, or a
 * swipe) must not close the layer below.
 */
export function stayForToasts(event: TouchOutside): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}
