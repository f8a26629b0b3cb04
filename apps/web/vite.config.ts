import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** What every page needs from elsewhere. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|jotai|jotai-tanstack-query|@tanstack|@emotion|stylis)\//;

/** What several of our pages and panels need. */
const SHARED = /(packages|apps).*\/src\/|lucide-react/;

/** Two builds from one configuration: the browser's half with a manifest, and (`--ssr`) the server's in one piece. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: isSsrBuild ? '../../dist/web/server' : '../../dist/web/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: `${root}/src/entry-client.tsx`,
          // Few files compress better than dozens, and what comes from elsewhere outlives our releases in caches.
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR, priority: 2 },
                { name: 'shared', test: SHARED, minShareCount: 2 },
              ],
            },
          },
        },
  },
  ssr: { noExternal: true },
}));
