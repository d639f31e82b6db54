/** A file of the repository: its path from the root, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** A rule of the product in docs/product: `- **OFFER-3** …`. */
interface Rule {
  id: string;
  place: string;
}

interface Naming {
  ids: readonly string[];
  place: string;
  /** Whether the next line starts a test or a row of a table of tests. */
  beforeTest: boolean;
}

const RULE = /^- \*\*([A-Z]+-\d+)\*\* /;
const ID = /\b[A-Z]+-\d+\b/g;
const TAG = /^\s*\/\/ rules?: (.+)$/;
const COMMENT = /^\s*(\/\/|\/?\*)/;
const TEST = /^\s*(it|test|describe)\b/;
/** The start of a row in a table of tests: an object or a list. */
const ROW = /^\s*[{[]/;

const isSpec = (path: string) => /\.(int-)?spec\.tsx?$/.test(path);
/** A spec may generate tests from a table; the table's rows carry the tags. */
const isTableOfTests = (path: string) => /(^|\/)(test|testing)\/.*\.tsx?$/.test(path);
const areaOf = (id: string) => id.slice(0, id.indexOf('-'));

/** The rules of docs/product, in order. */
export function rulesOf(documents: readonly Source[]): Rule[] {
  return documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const id = RULE.exec(line)?.[1];
      return id === undefined ? [] : [{ id, place: `${path}:${index + 1}` }];
    }),
  );
}

/** The tags of a file: `// rule: OFFER-3` or `// rules: OFFER-3, OFFER-4` directly above a test. */
function namingsOf({ path, text }: Source): Naming[] {
  if (!isSpec(path) && !isTableOfTests(path)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const list = TAG.exec(line)?.[1];
    if (list === undefined) return [];
    const next = lines.slice(index + 1).find((line) => !COMMENT.test(line)) ?? '';
    const beforeTest = isSpec(path) ? TEST.test(next) : ROW.test(next);
    return [{ ids: list.split(', '), place: `${path}:${index + 1}`, beforeTest }];
  });
}

function* duplicates(rules: readonly Rule[]): Generator<string> {
  const first = new Map<string, string>();
  for (const { id, place } of rules) {
    const before = first.get(id);
    if (before === undefined) first.set(id, place);
    else yield `${place}: ${id} stands at ${before} already`;
  }
}

/** Ids that look like rules of a known area but do not exist. */
function* unknownCitations(sources: readonly Source[], ids: ReadonlySet<string>): Generator<string> {
  const areas = new Set([...ids].map(areaOf));
  for (const { path, text } of sources) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const [id] of line.matchAll(ID)) {
        if (areas.has(areaOf(id)) && !ids.has(id)) yield `${path}:${index + 1}: there is no rule ${id}`;
      }
    }
  }
}

function* misplaced(namings: readonly Naming[], ids: ReadonlySet<string>): Generator<string> {
  for (const naming of namings) {
    if (!naming.beforeTest) yield `${naming.place}: the tag stands above no test`;
    for (const id of naming.ids) {
      // A tag with a known area is reported as a citation.
      const known = [...ids].some((rule) => areaOf(rule) === areaOf(id));
      if (!known) yield `${naming.place}: ${id} is no id of a rule`;
    }
  }
}

function* unnamed(rules: readonly Rule[], namings: readonly Naming[]): Generator<string> {
  const named = new Set(namings.flatMap(({ ids }) => ids));
  for (const { id, place } of rules) {
    if (!named.has(id)) yield `${place}: no test names ${id}`;
  }
}

/**
 * The errors between docs/product and the code: duplicate ids, cited ids that do not exist, tags
 * without a test, and rules without a tag.
 */
export function faultsOfRules(documents: readonly Source[], sources: readonly Source[]): string[] {
  const rules = rulesOf(documents);
  const ids = new Set(rules.map(({ id }) => id));
  const namings = sources.flatMap(namingsOf);
  return [
    ...duplicates(rules),
    ...unknownCitations([...documents, ...sources], ids),
    ...misplaced(namings, ids),
    ...unnamed(rules, namings),
  ];
}
