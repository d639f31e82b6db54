import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin, Rolldown } from 'vite';

import { FullPageLoading } from '../../components/full-page-loading.tsx';
import { RELOADS_KEY, TOKEN_KEY } from '../../lib/storage.ts';
import { watchEntry } from '../entry-failure.ts';
import { type PageFiles, preload } from '../preload.ts';
import { isVisitor } from '../visitor.ts';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The scripts that contain one of the modules, and all their imports. */
function scriptsOf(chunks: Chunks, contains: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.get(file);
    if (!chunk || found.has(file)) return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  for (const [file, chunk] of chunks) if (contains(chunk)) add(file);
  return found;
}

function pageFiles(bundle: Rolldown.OutputBundle): PageFiles {
  const outputs = Object.values(bundle);
  const chunks: Chunks = new Map(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
  );
  const having = (...modules: string[]) =>
    scriptsOf(chunks, ({ moduleIds }) => moduleIds.some((id) => modules.some((name) => id.endsWith(name))));
  const loaded = scriptsOf(chunks, ({ isEntry }) => isEntry);
  const addressesOf = (...modules: string[]) => {
    const files = [...having(...modules)].filter((file) => !loaded.has(file));
    if (files.length === 0) throw new Error(`Nothing to preload for ${modules.join()}: a module has moved.`);
    files.forEach((file) => loaded.add(file));
    return files.map((file) => `/${file}`);
  };
  return {
    application: addressesOf('/src/boot/application.tsx', '/src/app/shell.tsx'),
    dashboard: addressesOf('/src/app/routes/dashboard.tsx'),
  };
}

/** Adds the loading text, and the inline script that preloads and watches the first files, to index.html. */
export function page() {
  return {
    name: 'proofround-page',
    transformIndexHtml: {
      order: 'post',
      handler: (html: string, { bundle }: { bundle?: Rolldown.OutputBundle }): string => {
        const files: PageFiles = bundle ? pageFiles(bundle) : { application: [], dashboard: [] };
        const visitor = `(${isVisitor.toString()})(${JSON.stringify(TOKEN_KEY)})`;
        const preloads = `(${preload.toString()})(${visitor}, ${JSON.stringify(files)})`;
        const watch = `(${watchEntry.toString()})(${JSON.stringify(RELOADS_KEY)})`;
        const script = `<script>${watch};${preloads}</script>`;
        return (
          html
            .replace('<!-- loading -->', () => renderToStaticMarkup(<FullPageLoading />))
            // Placed before the style sheet, because an inline script after it would wait for it.
            .replace('<script type="module"', (module) => `${script}${module}`)
        );
      },
    },
  } satisfies Plugin;
}
