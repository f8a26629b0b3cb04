import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { muiImports } from '../scripts/lib/muiImports.ts';

const MUI_IMPORTS = 'virtual:mui-imports';

/** Which components stand on which part of MUI, for the handbook: read from their imports, so that nobody keeps a list. */
const muiImportsModule: Plugin = {
  name: 'mui-imports',
  resolveId: (id) => (id === MUI_IMPORTS ? `\0${MUI_IMPORTS}` : undefined),
  load: (id) => (id === `\0${MUI_IMPORTS}` ? `export default ${JSON.stringify(muiImports())}` : undefined),
};

/** Storybook's own build; the web app's plugins (server rendering, manifests) have no place here. */
export default defineConfig({ plugins: [react(), muiImportsModule] });
