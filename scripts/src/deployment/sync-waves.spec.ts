import { readFileSync } from 'node:fs';

import { inRoot } from '../system/paths.js';
import { overlayFolder, render } from './kustomize.js';

const [, section = ''] = readFileSync(inRoot('docs', 'kubernetes.md'), 'utf8').split('## Argo CD');
const waves = [...section.matchAll(/^\| (-?\d+) +\| (.+?) +\|$/gm)].flatMap(([, wave = '', objects = '']) =>
  objects.split(', ').map((object) => [object, wave] as const),
);

describe('the waves in which Argo CD applies objects', () => {
  const documented = new Map(waves);

  it('are as documented, for each object of the production overlay', () => {
    const all = render(overlayFolder('production')).map(({ kind, metadata }) => {
      const id = documented.has(`${kind} ${metadata.name}`) ? `${kind} ${metadata.name}` : kind;
      return [id, metadata.annotations?.['argocd.argoproj.io/sync-wave'] ?? '0'] as const;
    });
    for (const [id, wave] of all) expect({ id, wave }).toEqual({ id, wave: documented.get(id) });
    expect(new Set(all.map(([id]) => id))).toEqual(new Set(documented.keys()));
  });
});
