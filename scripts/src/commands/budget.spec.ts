import { type Manifest, measure } from './budget.js';

const chunk = (file: string, imports: string[] = [], isDynamicEntry = false): Manifest[string] => ({
  file,
  imports,
  dynamicImports: [],
  isDynamicEntry,
});

const manifest: Manifest = {
  'index.html': chunk('entry.js', ['react']),
  react: chunk('react.js'),
  store: chunk('store.js', ['react']),
  table: chunk('table.js', ['react']),
  '_application.js': { ...chunk('application.js', ['store', 'index.html']), name: 'application' },
  'src/components/toaster.tsx': chunk('toaster.js', ['react'], true),
  'src/app/routes/admin.tsx': chunk('admin.js', ['table', 'store'], true),
  'src/features/x/chart.tsx': chunk('chart.js', ['table'], true),
  'font.woff2': chunk('font.woff2'),
};
const sizes: Record<string, number> = {
  'entry.js': 20_000,
  'react.js': 60_000,
  'store.js': 30_000,
  'application.js': 45_000,
  'toaster.js': 10_000,
  'table.js': 25_000,
  'admin.js': 4_000,
  'chart.js': 50_000,
};

describe('the budget of the front end', () => {
  const rows = measure(manifest, (file) => sizes[file] ?? 0);

  it('counts every script and its imports once', () => {
    expect(rows[0]).toEqual({ name: 'Landing page', bytes: 80_000, limit: 85_000 });
    expect(rows[1]).toEqual({ name: 'Signed-in shell', bytes: 165_000, limit: 161_000 });
  });

  it('counts for a route only the scripts that the shell has not loaded, largest first', () => {
    expect(rows.slice(2)).toEqual([
      { name: '  + on demand: chart.tsx', bytes: 75_000, limit: 125_000 },
      { name: '  + admin', bytes: 29_000, limit: 102_500 },
    ]);
  });

  it('refuses a build without a measured module', () => {
    expect(() => measure({ 'index.html': chunk('entry.js') }, () => 0)).toThrow('application');
  });

  it('refuses scripts that import each other in a cycle', () => {
    const circular: Manifest = {
      ...manifest,
      store: { ...chunk('store.js', ['table']), name: 'store' },
      table: { ...chunk('table.js', ['react', 'store']), name: 'table' },
    };
    expect(() => measure(circular, () => 0)).toThrow('in a cycle: store → table → store');
  });
});
