import { z } from 'zod';

/** One instruction of a Dockerfile, with its continuation lines joined. */
export interface Instruction {
  name: string;
  text: string;
}

/** The part between two FROM lines. */
export interface BuildStage {
  name: string;
  /** A base image, or an earlier stage. */
  from: string;
  instructions: readonly Instruction[];
}

export interface Dockerfile {
  /** ARG lines before the first FROM, with their defaults. */
  globals: Readonly<Record<string, string>>;
  stages: readonly BuildStage[];
}

const FROM = /^(?<from>\S+)\s+AS\s+(?<name>\S+)$/i;

/** The instructions, without comments and empty lines. */
function instructionsOf(text: string): Instruction[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`This is no instruction: ${line}`);
    return { name: name.toUpperCase(), text: rest.trim() };
  });
}

/** Reads a Dockerfile whose stages all have names. */
export function parseDockerfile(text: string): Dockerfile {
  const globals: Record<string, string> = {};
  const stages: { name: string; from: string; instructions: Instruction[] }[] = [];
  for (const instruction of instructionsOf(text)) {
    const stage = stages.at(-1);
    if (instruction.name === 'FROM') {
      const { from = '', name = '' } = FROM.exec(instruction.text)?.groups ?? {};
      if (name === '') throw new Error(`This stage has no name: FROM ${instruction.text}`);
      stages.push({ name, from: expand(from, globals), instructions: [] });
    } else if (stage) {
      stage.instructions.push(instruction);
    } else if (instruction.name === 'ARG') {
      const [name = '', value = ''] = instruction.text.split('=');
      globals[name] = value;
    } else {
      throw new Error(`${instruction.name} stands before the first FROM`);
    }
  }
  return { globals, stages };
}

/** Puts variables in, as Docker does outside RUN. */
export function expand(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, (_, braced?: string, bare?: string) => {
    const name = braced ?? bare ?? '';
    const value = variables[name];
    if (value === undefined) throw new Error(`The Dockerfile uses ${name}, which nothing sets`);
    return value;
  });
}

/** `NAME=value NAME=value`, as ENV takes it. */
export function assignments(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/\s+/).map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error(`ENV takes NAME=value, not ${pair}`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** An exec form, the only form in which signals reach the process itself. */
export function execForm(text: string): string[] {
  if (!text.startsWith('[')) throw new Error(`Not in exec form: ${text}`);
  return z.array(z.string()).min(1).parse(JSON.parse(text));
}
