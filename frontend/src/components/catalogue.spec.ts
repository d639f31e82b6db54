import { readdirSync } from 'node:fs';

/** Parts of a chart, which no other component uses: the stories of the chart show them. */
const PARTS = ['chart-tooltip', 'data-table', 'legend', 'trend-plot'].map((name) => `charts/${name}.tsx`);

it('the catalogue shows every shared component', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const components = files.filter((file) => /^[^.]+\.tsx$/.test(file) && !PARTS.includes(file));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !files.includes(file.replace('.tsx', '.stories.tsx')))).toEqual([]);
});
