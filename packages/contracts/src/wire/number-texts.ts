// Formatters are created once, because creating one costs far more than using it. The front end uses only
// dollars, and the annotation lets its bundler leave the other one out.
const number = /* @__PURE__ */ new Intl.NumberFormat('en-US');
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Writes a number as "3,000". */
export const figure = (value: number): string => number.format(value);

/** Writes US dollars as "$85,000" or "$1,234.50". */
export const dollars = (amount: number): string =>
  (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount);
