import 'reflect-metadata';

import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

import { definedMetrics } from '../ops/metrics.js';
import { groupSettings, loadMember, type Member, runGroup } from './group.js';

/** A process with several services: `group-process.js NAME DEFINITION…`. The launcher sends the settings. */
const [, , name = 'services', ...files] = process.argv;
const endWithLauncher = () => process.exit(0);
process.once('disconnect', endWithLauncher);
if (!process.connected) endWithLauncher();
const message: Promise<unknown[]> = once(process, 'message');

const processMetrics = definedMetrics();
const members: Member[] = [];
for (const file of files) members.push(await loadMember(() => import(pathToFileURL(file).href)));

const [settings] = await message;
process.off('disconnect', endWithLauncher);
await runGroup(name, processMetrics, members, groupSettings.parse(settings));
