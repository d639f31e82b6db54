import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // `npm run dev` serves the front end with hot reload and hands the API on to the gateway.
  server: { strictPort: true, proxy: { '/api': { target: gateway, changeOrigin: false } } },
});
