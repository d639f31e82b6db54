import { type Manifest, overlayFolder, OVERLAYS, render } from './kustomize.js';
import { faultsOf } from './schemas.js';

const production = render(overlayFolder('production'));

/** A copy of one object with a key set (or, without a value, removed) at a path. */
function planted(kind: string, path: readonly (string | number)[], value?: unknown): Manifest {
  const copy = structuredClone(production.find((object) => object.kind === kind));
  if (!copy) throw new Error(`There is no ${kind}`);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy) as Record<
    string,
    unknown
  >;
  const last = String(path.at(-1));
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

describe('manifests against the published schemas', () => {
  it.each(OVERLAYS)('are valid in %s', (name) => {
    expect(faultsOf(render(overlayFolder(name)))).toEqual([]);
  });

  it.each([
    [
      'an unknown field of a container',
      'Deployment',
      ['spec', 'template', 'spec', 'containers', 0, 'imagePolicy'],
      'x',
    ],
    ['a wrong type', 'Deployment', ['spec', 'revisionHistoryLimit'], 'five'],
    ['a missing field', 'HorizontalPodAutoscaler', ['spec', 'maxReplicas'], undefined],
    ['an unknown field of KEDA', 'ScaledObject', ['spec', 'polingInterval'], 5],
    ['an unknown field of the Prometheus operator', 'PodMonitor', ['spec', 'selektor'], {}],
    ['an object that no API has', 'Deployment', ['kind'], 'Deploiment'],
  ] as const)('finds %s', (_, kind, path, value) => {
    expect(faultsOf([planted(kind, path, value)])).not.toEqual([]);
  });
});
