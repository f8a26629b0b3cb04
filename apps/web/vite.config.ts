import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { input: `${root}/src/entry-client.tsx` },
  },
  ssr: { noExternal: true },
}));
