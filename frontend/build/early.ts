import type { Plugin, Rolldown } from 'vite';

import { TOKEN_KEY } from '../src/lib/storage.ts';
import { begin, type Parts } from './begin.ts';

/** A script and everything that it needs before it can run. */
function withImports(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const one of chunk.imports) withImports(one, bundle, found);
  return found;
}

/** Tells the browser at once what it will need: the font, and what `begin` chooses from. */
export function early(): Plugin {
  return {
    name: 'proofround-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const all = Object.values(bundle);
        const chunks = all.filter((output) => output.type === 'chunk');
        const closureOf = (isRoot: (chunk: Rolldown.OutputChunk) => boolean) =>
          new Set(chunks.filter(isRoot).flatMap(({ fileName }) => [...withImports(fileName, bundle)]));
        const modules = (...names: string[]) =>
          closureOf(({ moduleIds }) =>
            names.some((name) => moduleIds.some((id) => id.endsWith(`/src/app/${name}.tsx`))),
          );
        const entry = closureOf(({ isEntry }) => isEntry);
        const application = modules('application', 'shell');
        const dashboard = modules('routes/dashboard');
        const list = (files: Set<string>, ...there: readonly Set<string>[]) =>
          [...files].filter((file) => !there.some((one) => one.has(file))).map((file) => `/${file}`);
        const parts: Parts = {
          application: list(application, entry),
          dashboard: list(dashboard, entry, application),
          founder: list(modules('routes/founder-dashboard'), entry, application, dashboard),
          investor: list(modules('routes/investor-dashboard'), entry, application, dashboard),
        };
        for (const [name, files] of Object.entries<readonly string[]>({ ...parts })) {
          if (files.length === 0)
            throw new Error(`Nothing is asked for early for ${name}: a module has moved.`);
        }
        const fonts = all
          .filter(({ fileName }) => fileName.endsWith('.woff2'))
          .map(
            ({ fileName }) =>
              `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin />`,
          );
        const args = [parts, TOKEN_KEY].map((one) => JSON.stringify(one)).join();
        const script = `<script>(${begin.toString()})(${args})</script>`;
        // Before the style sheet: a script behind one waits for it.
        return html.replace('<script type="module"', () => `${fonts.join('')}${script}<script type="module"`);
      },
    },
  };
}
