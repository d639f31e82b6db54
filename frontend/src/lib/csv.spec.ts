import { CSV_ROWS, type CsvCell, csvOf } from './csv';

const lines = (...rows: CsvCell[][]) =>
  csvOf({ head: ['A', 'B'], rows })
    .split('\r\n')
    .slice(1, -1);

describe('CSV', () => {
  it('begins with a byte order mark and the head, and quotes text', () => {
    expect(
      csvOf({
        head: ['Name', 'Users'],
        rows: [
          ['Café, "Ltd"', 12],
          [null, 0.5],
        ],
      }),
    ).toBe('\uFEFF"Name","Users"\r\n"Café, ""Ltd""",12\r\n,0.5\r\n');
    expect(lines(['two\nlines; one field', null])).toEqual(['"two\nlines; one field",']);
  });

  // rule: BROWSE-12
  it.each([
    '=HYPERLINK("http://evil.example")',
    '+1',
    '-1+1',
    '@SUM(A1)',
    ' =1+1',
    '\t=1',
    '\r=1',
    '\uFEFF=1',
    '＝1+1',
    '＠x',
  ])('never lets a text run as a formula: %j', (text) => {
    expect(lines([text, 1])).toEqual([`"'${text.replaceAll('"', '""')}",1`]);
  });

  it('shows figures without decimals where the table says so', () => {
    expect(lines([{ rounded: 61.5 }, { rounded: 0 }], [{ rounded: null }, { rounded: undefined }])).toEqual([
      '62,0',
      ',',
    ]);
  });

  it('leaves other text and numbers as they are', () => {
    expect(lines(["'quoted'", -3], ['a=b', 4], ['5 - 3', null])).toEqual([
      `"'quoted'",-3`,
      '"a=b",4',
      '"5 - 3",',
    ]);
  });

  // rule: BROWSE-12
  it('has at most 1,000 rows', () => {
    expect(CSV_ROWS).toBe(1000);
    expect(lines(...Array.from({ length: 1005 }, () => ['x', 1]))).toHaveLength(1000);
  });
});
