import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { run } from '../system/run.js';
import { UserError } from '../system/say.js';
import { assignments, execForm, expand, type Dockerfile, type Instruction } from './dockerfile.js';

/** A finished stage: a folder instead of a root file system, and its start settings. */
export interface Image {
  root: string;
  workdir: string;
  env: Record<string, string>;
  command: string[];
  user: string | undefined;
}

/**
 * Runs a Dockerfile's steps without a container engine: every stage is a folder, and RUN works in
 * its WORKDIR with this machine's Node and shell. It refuses steps that it cannot run faithfully.
 */
export class ImageBuilder {
  private readonly finished = new Map<string, Promise<Image>>();

  constructor(
    private readonly dockerfile: Dockerfile,
    /** The build context. */
    private readonly context: string,
    /** The folder for the stages. */
    private readonly work: string,
    /** The variables of our own environment that programs need. */
    private readonly inherited: NodeJS.ProcessEnv,
  ) {}

  /** Builds a stage and the stages that it copies from. Stages without arguments are shared. */
  build(stageName: string, args: Readonly<Record<string, string>>): Promise<Image> {
    const stage = this.dockerfile.stages.find(({ name }) => name === stageName);
    if (!stage) throw new Error(`The Dockerfile has no stage ${stageName}`);
    const asked = stage.instructions.flatMap(({ name, text }) => {
      const value = name === 'ARG' ? args[text] : undefined;
      return value === undefined ? [] : [value];
    });
    const key = [stageName, ...asked.map((value) => value.replaceAll('/', '-'))].join('--');
    const before = this.finished.get(key);
    if (before) return before;
    const building = this.carryOut(key, stage.instructions, args);
    this.finished.set(key, building);
    return building;
  }

  private async carryOut(
    key: string,
    instructions: readonly Instruction[],
    args: Readonly<Record<string, string>>,
  ): Promise<Image> {
    const image: Image = { root: join(this.work, key), workdir: '/', env: {}, command: [], user: undefined };
    mkdirSync(image.root, { recursive: true });
    const given: Record<string, string> = {};
    for (const { name, text } of instructions) {
      const put = (value: string) => expand(value, { ...given, ...image.env });
      switch (name) {
        case 'ARG':
          given[text] = args[text] ?? '';
          break;
        case 'ENV':
          Object.assign(image.env, assignments(put(text)));
          break;
        case 'WORKDIR':
          image.workdir = resolve(image.workdir, put(text));
          mkdirSync(join(image.root, image.workdir), { recursive: true });
          break;
        case 'COPY':
          await this.copy(put(text), image, args);
          break;
        case 'RUN':
          await this.runStep(text, image, given);
          break;
        case 'USER':
          image.user = text;
          break;
        case 'CMD':
          image.command = execForm(text);
          break;
        case 'EXPOSE':
        case 'HEALTHCHECK':
          break; // no effect on files
        default:
          throw new Error(`${name} is not understood here; see image-builder.ts`);
      }
    }
    return image;
  }

  private async copy(text: string, image: Image, args: Readonly<Record<string, string>>): Promise<void> {
    const [, from, source = '', target = ''] = /^(?:--from=(\S+)\s+)?(\S+)\s+(\S+)$/.exec(text) ?? [];
    if (source === '') throw new Error(`COPY takes one source and one target here, not ${text}`);
    const base = from === undefined ? this.context : (await this.build(from, args)).root;
    const origin = join(base, source);
    if (!existsSync(origin)) throw new UserError(`COPY ${text}: ${source} is not there.`);
    const folder = join(image.root, resolve(image.workdir, target));
    // As in Docker: a folder's content goes into the target, a file goes to it or below it.
    const end =
      !statSync(origin).isDirectory() && target.endsWith('/') ? join(folder, basename(source)) : folder;
    cpSync(origin, end, { recursive: true, verbatimSymlinks: true });
  }

  private async runStep(text: string, image: Image, given: Record<string, string>): Promise<void> {
    const code = await run('/bin/sh', ['-e', '-c', text], {
      cwd: join(image.root, image.workdir),
      env: { ...this.inherited, ...image.env, ...given },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (code !== 0) throw new UserError(`A step of the Dockerfile failed: RUN ${text}`);
  }
}
