import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The plugins that a component needs; those of ../vite.config.ts besides these shape the product's page. */
export default defineConfig({ plugins: [react(), tailwindcss()] });
