import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Parts that the stories of the components around them show. */
const PARTS = [
  ...['chart-tooltip', 'data-table', 'legend', 'trend-plot'].map((name) => `components/charts/${name}.tsx`),
  'components/file-button.tsx',
  'forms/checkboxes.tsx',
  'forms/control.tsx',
  'lists/rows.tsx',
  'lists/virtual-rows.tsx',
  'lists/whole-list.tsx',
];

it.each([
  ['components', 30],
  ['forms', 4],
  ['lists', 5],
])('the catalogue shows every shared component in src/%s', (folder, least) => {
  const files = readdirSync(join(__dirname, '..', folder), { recursive: true, encoding: 'utf8' });
  const paths = files.map((file) => `${folder}/${file}`);
  const components = paths.filter((path) => /^[^.]+\.tsx$/.test(path) && !PARTS.includes(path));
  expect(components.length).toBeGreaterThan(least);
  expect(components.filter((path) => !paths.includes(path.replace('.tsx', '.stories.tsx')))).toEqual([]);
});
