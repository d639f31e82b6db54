import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunks } from './build/chunks.ts';
import { early } from './build/early.ts';
import { precompress } from './build/precompress.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), tailwindcss(), early(), precompress()],
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
  // `npm run dev` serves the front end with hot reload and hands the API on to the gateway.
  server: { strictPort: true, proxy: { '/api': { target: gateway, changeOrigin: false } } },
});
