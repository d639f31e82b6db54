/** An import: the paths of the file and of what it imports, from the root of the repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const isTest = (path: string) => /(?:spec\.ts$|\/testing\/)/.test(path);

/** "services/auth/src/accounts/x.ts" belongs to the workspace "services/auth" and its folder "accounts". */
const workspaceOf = (path: string) => /^(?:packages|services)\/[^/]+/.exec(path)?.[0];
const folderOf = (path: string) => /^(?:packages|services)\/[^/]+\/src\/([^/]+)\//.exec(path)?.[1];
/** Its folder; for a file beside the folders ("config.ts") the file itself. */
const partOf = (path: string) => /^(?:packages|services)\/[^/]+\/src\/([^/]+)/.exec(path)?.[1];

/** The arrows between the groups of the importing and the imported files. */
function arrowsOf(imports: readonly Import[], groupOf: (path: string) => string | undefined): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [source, target] = [groupOf(from), groupOf(to)];
    if (source === undefined || target === undefined || isTest(from)) continue;
    const targets = arrows.get(source) ?? new Set();
    if (source !== target) targets.add(target);
    arrows.set(source, targets).set(target, arrows.get(target) ?? new Set());
  }
  return arrows;
}

/** The groups that are part of a cycle: following the arrows from each leads back to it. */
export function cycleIn(arrows: Arrows): string[] {
  const reaches = (from: string, goal: string, seen: Set<string>): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, goal, seen);
    });
  return [...arrows.keys()].filter((group) => reaches(group, group, new Set())).toSorted();
}

function mermaid(arrows: Arrows): string {
  const nodes = [...arrows.keys()].toSorted();
  const idOf = (name: string) => `n${nodes.indexOf(name)}`;
  const lines = nodes.flatMap((name) => [
    `  ${idOf(name)}["${name}"]`,
    ...[...(arrows.get(name) ?? [])].toSorted().map((target) => `  ${idOf(name)} --> ${idOf(target)}`),
  ]);
  return ['```mermaid', 'graph LR', ...lines, '```'].join('\n');
}

const INTRODUCTION = `# Modules

\`npm run docs\` writes this page from the imports that dependency-cruiser finds; \`npm run check\` fails if it is out of date. An arrow leads from the module that imports to the one that it imports. Tests are left out.

\`npm run check\` enforces these rules, in \`.dependency-cruiser.mjs\` and while it draws: no cycle of files, nor of the folders of a package or service and the files beside them; imports of types count; no service imports another; packages import no service; \`contracts\` imports nobody, \`text\` only \`contracts\`, \`matching\` only those two.

## Packages and services

Between packages and services there is no cycle. Every arrow leads from a service to a package or from a package to one below it. Nor is there a cycle between the folders of one of them: the entities, states and access rules that several features of a service share are in \`records\` (in auth, \`users\`), below the features.`;

/**
 * The page about modules.
 * @throws Error if packages and services, or the parts of one of them, form a cycle
 */
export function moduleMap(imports: readonly Import[]): string {
  const workspaces = arrowsOf(imports, workspaceOf);
  assertNoCycle(workspaces);
  const sections = [...workspaces.keys()].toSorted().map((workspace) => {
    const own = imports.filter(
      ({ from, to }) => workspaceOf(from) === workspace && workspaceOf(to) === workspace,
    );
    assertNoCycle(arrowsOf(own, partOf));
    const folders = arrowsOf(own, folderOf);
    return folders.size > 1 ? `## ${workspace}\n\n${mermaid(folders)}` : '';
  });
  return `${[INTRODUCTION, mermaid(workspaces), ...sections].filter(Boolean).join('\n\n')}\n`;
}

function assertNoCycle(arrows: Arrows): void {
  const cycle = cycleIn(arrows);
  if (cycle.length > 0) throw new Error(`These modules form a cycle: ${cycle.join(', ')}`);
}
