import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';

/** A script and everything that it needs before it can run. */
function withImports(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const one of chunk.imports) withImports(one, bundle, found);
  return found;
}

const tag = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${href}"${more} crossorigin />`;

/**
 * Tells the browser at once what it will need: the font, and, unless this is a visitor on the
 * landing page, the application (see src/app/start.tsx), which would else be asked for only after
 * the first script ran, and on the way to the dashboard that as well.
 */
function early(): Plugin {
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
        const first = closureOf(({ isEntry }) => isEntry);
        const of = (names: string) =>
          closureOf(({ facadeModuleId }) =>
            new RegExp(`/src/app/(${names})\\.tsx$`).test(facadeModuleId ?? ''),
          );
        const application = of('application|shell');
        const dashboard = of('routes/dashboard|routes/founder-dashboard|routes/investor-dashboard');
        const list = (files: Set<string>, there: readonly Set<string>[]) =>
          JSON.stringify(
            [...files].filter((file) => !there.some((one) => one.has(file))).map((file) => `/${file}`),
          );
        const fonts = all
          .filter(({ fileName }) => fileName.endsWith('.woff2'))
          .map(({ fileName }) => tag('preload', `/${fileName}`, ' as="font" type="font/woff2"'));
        const script =
          `<script>try{(function(path,token){var all=[];` +
          `if(path!=='/'||token!==null)all=${list(application, [first])};` +
          `if(token!==null&&(path==='/'||path==='/dashboard'))all=all.concat(${list(dashboard, [first, application])});` +
          `all.forEach(function(href){document.head.appendChild(` +
          `Object.assign(document.createElement('link'),{rel:'modulepreload',href:href}))})` +
          `})(location.pathname,localStorage.getItem('token'))}catch(error){}</script>`;
        // Before the style sheet: a script behind one waits for it.
        return html.replace('<script type="module"', `${fonts.join('')}${script}$&`);
      },
    },
  };
}

/** Compresses once, at its best, what the gateway would otherwise send as it is. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'proofround-precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|html|svg|txt)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), early(), precompress()],
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` serves the front end with hot reload and hands the API on to the gateway.
  server: { strictPort: true, proxy: { '/api': { target: gateway, changeOrigin: false } } },
});
