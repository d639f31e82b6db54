import { TitleReader } from './page.js';

const titleOf = (...pieces: string[]) => {
  const reader = new TitleReader();
  pieces.forEach((piece) => reader.write(piece));
  return reader.title;
};

describe('the title of a page', () => {
  it.each([
    ['<html><head><title>LedgerLoop</title></head>', 'LedgerLoop'],
    ['<TITLE lang="en">\n Books &amp; bills\n for   bakers </TITLE>', 'Books & bills for bakers'],
    ['<!-- <title>no</title> --><title>yes</title>', 'yes'],
    ['<script>"<title>no</title>"</script><title>yes</title>', 'yes'],
    ['<title><b>bold</b></title>', '<b>bold</b>'],
    ['<title>first</title><title>second</title>', 'first'],
    ['<title></title>', undefined],
    ['<body><svg><title>a drawing</title></svg>', undefined],
    ['no markup', undefined],
  ])('is read from %s', (html, title) => {
    expect(titleOf(html)).toBe(title);
  });

  it('is read across chunks', () => {
    expect(titleOf('<ti', 'tle>Ledger', 'Loop</ti', 'tle>')).toBe('LedgerLoop');
  });

  it('is one short line without hidden characters', () => {
    const title = titleOf(`<title>a\u202eb${'x'.repeat(10_000)}</title>`);
    expect(title).toMatch(/^a bx+$/);
    expect(title?.length).toBeLessThanOrEqual(200);
  });
});
