/** Letters that have no accent to take off. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** The words of a name, in lower case and without accents; its characters for a name without letters. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđßæœı]/g, (letter) => LETTERS[letter] ?? letter);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 ? words : [plain.trim()];
}

/** Whether two texts are one name, whatever their case, accents, spaces and the order of their words (DEAL-16). */
export function isSameName(one: string, other: string): boolean {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  return mine.join('') === theirs.join('') || mine.toSorted().join(' ') === theirs.toSorted().join(' ');
}
