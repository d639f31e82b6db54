import { z } from 'zod';

const name = z.string();

/** A transition table of packages/service-kit, as far as the drawing needs it. */
const drawing = z.object({
  title: z.string(),
  about: z.string(),
  states: z.array(name),
  arrows: z.array(z.object({ from: name.nullable(), to: name, by: z.array(z.string()) })),
});
export type Drawing = z.output<typeof drawing>;

const PREAMBLE = `# States

For each stored status, a table in the code lists the allowed moves: from which status to which, and by whom. Every write of a status asks its table, so a move that is not drawn here cannot be written. The linter refuses code that sets a \`status\` or \`state\` of an entity without asking. \`npm run docs\` writes this file from the tables, the \`*-states.ts\` of each service.
`;

/** The tables that a module exports. */
export const drawingsIn = (module: object): Drawing[] =>
  Object.values(module).flatMap((exported: unknown) => drawing.safeParse(exported).data ?? []);

/** The text of docs/states.md. */
export const stateDocument = (drawings: readonly Drawing[]): string =>
  [PREAMBLE, ...drawings.toSorted((a, b) => a.title.localeCompare(b.title, 'en')).map(section)].join('\n');

function section({ title, about, states, arrows }: Drawing): string {
  const lines = [
    ...arrows.map(({ from, to, by }) => `${from ?? '[*]'} --> ${to}: ${by.join(', ')}`),
    ...states
      .filter((state) => arrows.every(({ from }) => from !== state))
      .map((state) => `${state} --> [*]`),
  ];
  const diagram = ['```mermaid', 'stateDiagram-v2', ...lines.map((line) => `  ${line}`), '```'];
  return [`## ${title}`, '', about, '', ...diagram, ''].join('\n');
}
