/** A timestamp as the value of a field for a day; empty without one. */
export function dayOf(timestamp: string | null): string {
  if (timestamp === null) return '';
  const date = new Date(timestamp);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
