import { isDeepStrictEqual } from 'node:util';

import { parseAllDocuments, stringify } from 'yaml';

import { makeChart, readValues, source } from '../deployment/chart/chart.js';
import { faultsByHelm, writeChart } from '../deployment/chart/files.js';
import { clusterSecrets } from '../deployment/cluster-secrets.js';
import { type Manifest, manifest, overlayFolder, OVERLAYS, render } from '../deployment/kustomize.js';
import { faultsOf } from '../deployment/schemas.js';
import { say, UserError, warn } from '../system/output.js';
import { inRoot } from '../system/paths.js';
import { output } from '../system/run.js';

const isOverlay = (name: string) => OVERLAYS.some((overlay) => overlay === name);

const print = (objects: readonly Manifest[]) =>
  say(objects.map((object) => stringify(object, { lineWidth: 0 })).join('---\n'));

const nameOf = ({ kind, metadata }: Manifest) => `${kind}/${metadata.name}`;

/** The differences between our rendering and kubectl's; undefined without kubectl. */
function differences(folder: string, ours: readonly Manifest[]): string[] | undefined {
  const text = output('kubectl', ['kustomize', folder]);
  if (text === undefined) return undefined;
  const theirs = parseAllDocuments(text).map((document) => manifest.parse(document.toJS()));
  const find = (all: readonly Manifest[], name: string) => all.find((object) => nameOf(object) === name);
  const names = new Set([...ours, ...theirs].map(nameOf));
  return [...names].filter((name) => !isDeepStrictEqual(find(ours, name), find(theirs, name)));
}

/** Generates the chart and, if Helm is installed, checks it with Helm. @returns whether it is valid */
function checkChart(): boolean {
  const made = makeChart(source());
  const faults = faultsByHelm(made);
  for (const fault of faults ?? []) warn(`chart: ${fault}`);
  const sound = (faults ?? []).length === 0;
  say(`${sound ? 'ok    ' : 'FAILED'} chart (${made.values.all.length} values)`);
  if (!faults) say('There is no helm here, so helm lint and helm template were left out.');
  return sound;
}

/** Writes the chart; a release replaces defaults by its own registry and digests. */
function chart(folder: string, values: string | undefined): void {
  const made = makeChart(source(), values === undefined ? {} : readValues(values));
  writeChart(made, folder);
  say(
    `The chart is in ${folder}: ${Object.keys(made.files).length} files, ${made.values.all.length} values.`,
  );
}

function check(): void {
  let faulty = false;
  let compared = true;
  for (const name of OVERLAYS) {
    const objects = render(overlayFolder(name));
    const faults = faultsOf(objects);
    const differing = differences(overlayFolder(name), objects);
    compared &&= differing !== undefined;
    for (const one of differing ?? []) faults.push(`${one} is rendered otherwise by kubectl kustomize`);
    for (const fault of faults) warn(`${name}: ${fault}`);
    faulty ||= faults.length > 0;
    say(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${objects.length} objects)`);
  }
  faulty = !checkChart() || faulty;
  if (!compared) say('There is no kubectl here to compare the rendering with.');
  if (faulty) throw new UserError('The manifests in k8s/ are not in order; the lines above say where.');
}

/**
 * `npm run manifests`: renders every overlay of k8s/, validates it against the published schemas and
 * compares it with kubectl's rendering if kubectl is installed; makes the Helm chart, and lets Helm check it
 * if it is installed.
 * `npm run manifests -- render OVERLAY` prints one; `npm run manifests -- chart [FOLDER [VALUES]]` writes
 * the chart; `npm run manifests -- secrets` prints the Secrets of the local overlay, created once and kept
 * in the data folder.
 */
export function manifests([what, name = '', values]: string[]): Promise<void> {
  if (what === undefined) check();
  else if (what === 'render' && isOverlay(name)) print(render(overlayFolder(name)));
  else if (what === 'chart') chart(name || inRoot('.data', 'chart', 'proofround'), values);
  else if (what === 'secrets')
    print(clusterSecrets(process.env['DATA_DIR'] || inRoot('.data', 'k8s'), 'proofround'));
  else
    throw new UserError(
      `Say nothing (check all), render and one of ${OVERLAYS.join(', ')}, chart, or secrets; not “${[what, name].join(' ').trim()}”.`,
    );
  return Promise.resolve();
}
