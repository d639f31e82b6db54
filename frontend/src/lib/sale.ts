/** Whether a startup is sold for good, by a completed deal (STARTUP-16). */
export const isGone = (startup: { is_sold?: boolean; sale_open?: boolean }): boolean =>
  startup.is_sold === true && startup.sale_open !== true;
