import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { UserError } from '../../system/output.js';
import { output } from '../../system/run.js';
import type { Manifest } from '../kustomize.js';
import type { Chart } from './chart.js';
import { ChartRendering, objectsIn } from './rendering.js';

/** Writes the chart into a folder that is new, empty or an older chart. */
export function writeChart({ files }: Chart, folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'Chart.yaml')))
    throw new UserError(`${folder} contains something other than a chart; name another folder.`);
  rmSync(join(folder, 'templates'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const NAMESPACE = 'proofround';

/** What Helm finds wrong with the chart or renders differently from us; undefined without Helm. */
export function faultsByHelm(chart: Chart): string[] | undefined {
  if (output('helm', ['version', '--short']) === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'proofround-chart-'));
  try {
    writeChart(chart, folder);
    if (output('helm', ['lint', '--strict', folder]) === undefined) return ['helm lint refuses the chart'];
    const text = output('helm', ['template', 'proofround', folder, '--namespace', NAMESPACE]);
    if (text === undefined) return ['helm template cannot render the chart'];
    const byId = (objects: readonly Manifest[]) =>
      new Map(objects.map((object) => [`${object.kind}/${object.metadata.name}`, object]));
    const [ours, theirs] = [
      byId(new ChartRendering(chart, NAMESPACE).objects(chart.values.defaults())),
      byId(objectsIn(text)),
    ];
    return [...new Set([...ours.keys(), ...theirs.keys()])]
      .filter((id) => !isDeepStrictEqual(ours.get(id), theirs.get(id)))
      .map((id) => `${id} is rendered otherwise by helm template`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
