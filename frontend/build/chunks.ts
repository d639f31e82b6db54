import type { Rolldown } from 'vite';

type ModuleInfo = NonNullable<ReturnType<Rolldown.GetModuleInfo>>;

/** What is there on every signed-in page anyway, or weighs next to nothing. */
const LIGHT_LIBRARY =
  /[\\/]node_modules[\\/](react|react-dom|react-redux|react-router|@reduxjs[\\/]toolkit|lucide-react|clsx|class-variance-authority)[\\/]/;
/** What everything is made of, and itself is made of nothing else. */
const ELEMENTARY = /[\\/]node_modules[\\/](react|lucide-react|clsx)[\\/]/;
const OWN = /[\\/]frontend[\\/]src[\\/]/;
const APPLICATION = /[\\/]src[\\/]app[\\/](application|shell)\.tsx$/;

/**
 * Puts together what is needed together. Left alone, the bundler makes a chunk of every set of
 * modules that some pages share, and a page then waits for dozens of files of a kilobyte each, six
 * at a time over HTTP/1.1. The name of a module's chunk; null leaves it to the bundler.
 *
 * - elements: React's own interface, and all icons, of a few hundred bytes each.
 * - application: what every signed-in page needs, the landing page does not.
 * - shared: small modules of our own that several pages use, without what draws a library in.
 */
export function chunks(): Rolldown.CodeSplittingNameFunction {
  const rootsOfModule = new Map<string, ReadonlySet<string>>();
  const lightness = new Map<string, boolean>();

  return (id, context) => {
    const info = (of: string): ModuleInfo | null => context.getModuleInfo(of);

    /** The modules that are loaded by themselves (the entry, and what is imported on demand) and lead to this one. */
    const rootsOf = (start: string): ReadonlySet<string> => {
      const known = rootsOfModule.get(start);
      if (known) return known;
      const roots = new Set<string>();
      const seen = new Set<string>();
      const waiting = [start];
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        const module = info(at);
        if (seen.has(at) || !module) continue;
        seen.add(at);
        if (module.isEntry || module.dynamicImporters.length > 0) roots.add(at);
        waiting.push(...module.importers);
      }
      rootsOfModule.set(start, roots);
      return roots;
    };
    const isInEntry = (of: string) => [...rootsOf(of)].some((root) => info(root)?.isEntry);
    const isInApplication = (of: string) => [...rootsOf(of)].some((root) => APPLICATION.test(root));

    const isLight = (of: string): boolean => {
      const known = lightness.get(of);
      if (known !== undefined) return known;
      lightness.set(of, true); // in a circle, what is asked about already decides
      const light =
        LIGHT_LIBRARY.test(of) ||
        (OWN.test(of) &&
          (isInEntry(of) || isInApplication(of) || (info(of)?.importedIds ?? []).every(isLight)));
      lightness.set(of, light);
      return light;
    };

    if (ELEMENTARY.test(id)) return 'elements';
    if (isInEntry(id)) return null;
    if (isInApplication(id)) return 'application';
    return rootsOf(id).size > 1 && isLight(id) ? 'shared' : null;
  };
}
