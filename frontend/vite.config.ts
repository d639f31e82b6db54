import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunks } from './src/boot/build/chunks.ts';
import { page } from './src/boot/build/page.tsx';
import { precompress } from './src/boot/build/precompress.ts';

const productionRouter = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), tailwindcss(), page(), precompress()],
  // react-router gives bundlers its development build. The two differ in warnings only.
  resolve: { alias: { 'react-router': productionRouter } },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunks(), debugName: 'pages' }],
        },
      },
    },
  },
  // `npm run dev` serves the front end with hot reload and passes API calls on to the gateway.
  server: { strictPort: true, proxy: { '/api': { target: gateway, changeOrigin: false } } },
});
