/** A figure without decimals, for a cell of a table; null if it is unknown. */
export const rounded = (figure: number | null | undefined): number | null =>
  figure == null ? null : Math.round(figure);
