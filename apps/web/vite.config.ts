import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './build/chunks.ts';
import { leanLibraries, minifiedBootScripts, minifiedModules, noSchemas, productionStyles } from './build/plugins.ts';

const root = import.meta.dirname;

/** Two builds from one configuration: the client with a manifest, and (`--ssr`) the server in one file. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    minifiedBootScripts,
    ...(isSsrBuild ? [] : [leanLibraries, minifiedModules, noSchemas]),
    ...(mode === 'production' ? [] : [productionStyles]),
  ],
  // Workers load their dependencies on demand.
  worker: { format: 'es' },
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
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
          // Most first visits start at the list: its code, and no more, is bundled with the app.
          input: ['entry-client.tsx', 'pages/lists/ListPage.tsx'].map((file) => `${root}/src/${file}`),
          output: {
            codeSplitting: { groups: CHUNK_GROUPS },
          },
        },
  },
  // A build includes everything; in development, Node imports third-party code itself.
  ssr: { noExternal: command === 'build' || [/^@mashrabiya\//] },
}));
