import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');
const CLASSES = /["'`]([^"'`\n]*\boverflow(?:-y)?-(?:auto|scroll)\b[^"'`\n]*)["'`]/g;

/**
 * Visually hidden text is positioned absolutely. In a scroller without a position it belongs to the page, and
 * stretches it by what the scroller hides.
 */
it('every element that scrolls is positioned', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const scrollers = files
    .filter((file) => /^[^.]+\.tsx$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(SOURCES, file), 'utf8').matchAll(CLASSES)].map(([, classes = '']) => ({
        file,
        classes: classes.split(' '),
      })),
    );
  expect(scrollers.length).toBeGreaterThan(5);
  const unplaced = scrollers.filter(
    ({ classes }) =>
      !['relative', 'absolute', 'fixed', 'sticky'].some((position) => classes.includes(position)),
  );
  expect(unplaced.map(({ file }) => file)).toEqual([]);
});
