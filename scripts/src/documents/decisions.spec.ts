import { documents } from './sources.js';

const HEAD = /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (accepted|proposed|superseded by \d+)\.\n/;

describe('the decisions', () => {
  const all = documents('docs/decisions');
  const index = all.find(({ path }) => path.endsWith('README.md'))?.text ?? '';
  const rows = index.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const decisions = all.filter(({ path }) => !path.endsWith('README.md'));

  it.each(decisions.map(({ path, text }) => [path, text]))(
    '%s has number, title, date and status, and the index repeats them',
    (path, text) => {
      const [, number = '', title = '', date = '', status = ''] = HEAD.exec(text) ?? [];
      const file = path.slice(path.lastIndexOf('/') + 1);
      expect(Number(file.slice(0, 4))).toBe(Number(number));
      expect(rows).toContainEqual(['', number, `[${title}](${file})`, status, date, '']);
    },
  );
});
