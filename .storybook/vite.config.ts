import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { listMuiImports } from '../scripts/lib/muiImports.ts';

const MUI_IMPORTS = 'virtual:mui-imports';

/** MUI parts used by each component, for the handbook: read from imports, so that no list needs maintenance. */
const muiImportsModule: Plugin = {
  name: 'mui-imports',
  resolveId: (id) => (id === MUI_IMPORTS ? `\0${MUI_IMPORTS}` : undefined),
  load: (id) => (id === `\0${MUI_IMPORTS}` ? `export default ${JSON.stringify(listMuiImports())}` : undefined),
};

export default defineConfig({ plugins: [react(), muiImportsModule] });
