/** "1,200.50" and "$1200.50" as a number; what is no number stays text, for the schema to refuse. */
export function toAmount(text: string): number | string | null {
  const plain = text.replaceAll(/[\s,$]/g, '');
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : text;
}
