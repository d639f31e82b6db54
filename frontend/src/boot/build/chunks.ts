import type { Rolldown } from 'vite';

type ModuleInfo = NonNullable<ReturnType<Rolldown.GetModuleInfo>>;

/** Libraries that every signed-in page loads anyway, or that are tiny; also Vite's helper of dynamic imports. */
const LIGHT_LIBRARY =
  /[\\/]node_modules[\\/](react|react-dom|react-redux|react-router|@reduxjs[\\/]toolkit|lucide-react|clsx)[\\/]|vite[\\/]preload-helper/;
/** Libraries that import no other library. */
const ELEMENTARY = /[\\/]node_modules[\\/](react|lucide-react(?!.*[\\/]icons)|clsx)[\\/]/;
const ICON = /[\\/]node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.m?js$/;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/;
/** The files of the chunks that we name by hand, and of the pages that decide. A test checks that each is found. */
export const OWN_MODULES = {
  /** Used only by the analytics page and the landing page's sample. */
  ledger: [/[\\/]components[\\/]ledger[\\/]/],
  /** Shared by the pages of accounts, moderation and payment, which few visits open. */
  accounts: [
    /[\\/]generated[\\/]account-client\.ts$/,
    /[\\/]forms[\\/]fields[\\/](account|moderation)\.ts$/,
    /[\\/]features[\\/]account[\\/](api|public-page)\.tsx?$/,
  ],
  /** Shared by the page of conversations and the dialog for a first message. */
  conversations: [/[\\/]api[\\/]live[\\/]thread-news\.ts$/, /[\\/]features[\\/]messages[\\/](api|news)\.ts$/],
  /** Shared by the pages about one startup (its own, its analytics) and the pipeline. */
  'startup-pages': [
    /[\\/]forms[\\/]fields[\\/]pipeline\.ts$/,
    /[\\/]features[\\/](analytics|startup-page)[\\/].*\.tsx?$/,
    /[\\/]features[\\/]startups[\\/]earlier-rubric\.tsx$/,
    /[\\/]pages[\\/]earlier-score\.tsx$/,
    /[\\/]features[\\/]pipeline[\\/](api|columns|feedback-card|use-moves)\.tsx?$/,
  ],
  /** Shared by the pages of the marketplace. */
  marketplace: [/[\\/]forms[\\/]fields[\\/]marketplace\.ts$/, /[\\/]features[\\/]marketplace[\\/]/],
  /** Shared by the pages with charts; the library that draws them loads later. */
  charts: [/[\\/]components[\\/]charts[\\/]/],
  /** Features of two or three pages: the bundler makes a chunk for just those. */
  'few pages': [/[\\/]features[\\/](admin|chat|deals|shares)[\\/]/],
  /** The buttons of pages that offer a file. */
  downloads: [/[\\/]components[\\/](download|file)-button\.tsx$/, /[\\/]pages[\\/]share-actions\.tsx$/],
  /** Decides what is shared with a dashboard; no chunk of its own. */
  dashboard: [/[\\/]routes[\\/][\w-]*dashboard\.tsx$/],
  /** What every signed-in page needs and the landing page does not. */
  application: [/[\\/]boot[\\/]application\.tsx$/, /[\\/]app[\\/]shell\.tsx$/],
} satisfies Record<string, readonly RegExp[]>;

const isOneOf = (name: keyof typeof OWN_MODULES, id: string): boolean =>
  OWN_MODULES[name].some((pattern) => pattern.test(id));

const OWN = /[\\/](frontend[\\/]src|packages[\\/]contracts[\\/]dist)[\\/]/;

/** The names under which lucide-react's index exports an icon's file. */
function exportedNames(code: string, icon: string): Set<string> {
  const clause = new RegExp(`\\{([^}]*)\\}\\s*from\\s*["'][^"']*/icons/${icon}\\.m?js`).exec(code)?.[1] ?? '';
  return new Set([...clause.matchAll(/as (\w+)/g)].flatMap(([, name]) => name ?? []));
}

/** The icons that a module imports, as lucide-react names them. */
const importedIcons = (code: string): string[] =>
  (ICON_IMPORT.exec(code)?.[1] ?? '').split(',').map((name) => name.trim().replace(/ as .*/, ''));

/** Who uses a module, by the modules of the build. */
function usesOf(info: (id: string) => ModuleInfo | null) {
  const rootsOfModule = new Map<string, ReadonlySet<string>>();
  const lightness = new Map<string, boolean>();

  const importersOf = (of: string): readonly string[] => {
    const importers = info(of)?.importers ?? [];
    const icon = ICON.exec(of)?.[1];
    if (icon === undefined) return importers;
    const users = importers.flatMap((index) => {
      const names = exportedNames(info(index)?.code ?? '', icon);
      const usesIcon = (user: string) =>
        importedIcons(info(user)?.code ?? '').some((name) => names.has(name));
      return (info(index)?.importers ?? []).filter(usesIcon);
    });
    return users.length > 0 ? users : importers;
  };

  /** The entry and the dynamically imported modules from which this module is reachable. */
  const rootsOf = (start: string): ReadonlySet<string> => {
    const known = rootsOfModule.get(start);
    if (known) return known;
    const roots = new Set<string>();
    const seen = new Set<string>();
    const waiting = [start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const module = info(id);
      if (seen.has(id) || !module) continue;
      seen.add(id);
      if (module.isEntry || module.dynamicImporters.length > 0) roots.add(id);
      waiting.push(...importersOf(id));
    }
    rootsOfModule.set(start, roots);
    return roots;
  };
  const isInEntry = (of: string) => [...rootsOf(of)].some((root) => info(root)?.isEntry);
  const isInApplication = (of: string) => [...rootsOf(of)].some((root) => isOneOf('application', root));
  const isOnDashboard = (of: string) => [...rootsOf(of)].some((root) => isOneOf('dashboard', root));

  const isLight = (of: string): boolean => {
    const known = lightness.get(of);
    if (known !== undefined) return known;
    lightness.set(of, true); // ends a circular import
    const light =
      LIGHT_LIBRARY.test(of) ||
      (OWN.test(of) &&
        (isInEntry(of) || isInApplication(of) || (info(of)?.importedIds ?? []).every(isLight)));
    lightness.set(of, light);
    return light;
  };

  return { rootsOf, isInEntry, isInApplication, isOnDashboard, isLight };
}

/**
 * Names the chunk of each module; null leaves the choice to the bundler. Without names the bundler
 * makes a chunk for each set of pages that share modules, and the dashboard loads 75 scripts instead
 * of 23, six at a time over HTTP/1.1.
 *
 * Besides the chunks of `OWN_MODULES` there are:
 * - elements: React and the code that draws icons.
 * - shared: our small modules used by a dashboard and another page that import no large library.
 * - more: other modules that pages share and no dashboard uses.
 *
 * Chunks must not import each other in a cycle, which `npm run budget` refuses.
 *
 * An icon belongs to the chunk of its users. They are found by their import clauses, because
 * lucide-react's index imports every icon.
 */
export function chunks(): Rolldown.CodeSplittingNameFunction {
  let uses: ReturnType<typeof usesOf> | undefined;

  return (id, context) => {
    uses ??= usesOf((of) => context.getModuleInfo(of));
    if (ELEMENTARY.test(id)) return 'elements';
    if (uses.isInEntry(id)) return null;
    if (uses.isInApplication(id)) return 'application';
    if (isOneOf('ledger', id)) return 'ledger';
    if (isOneOf('accounts', id)) return 'accounts';
    if (isOneOf('downloads', id)) return 'downloads';
    if (uses.rootsOf(id).size <= 1) return null;
    if (isOneOf('startup-pages', id)) return 'startup-pages';
    if (isOneOf('conversations', id)) return 'conversations';
    if (!uses.isLight(id)) return null;
    if (uses.isOnDashboard(id)) return 'shared';
    if (isOneOf('marketplace', id)) return 'marketplace';
    if (isOneOf('charts', id)) return 'charts';
    return isOneOf('few pages', id) ? null : 'more';
  };
}
