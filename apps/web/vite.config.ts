import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';

const root = import.meta.dirname;

/** Third-party code of every page. `Trans`, with its markup parser, belongs to the few forms that use it. */
const VENDOR_MODULES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next(?!.*\/Trans)|jotai|jotai-tanstack-query|@tanstack|@emotion|stylis)\//;

/** MUI components of the first screen, and of several pages and panels. */
const MUI_MODULES = /node_modules\/(@mui|@popperjs|react-transition-group)\//;

/** Design system parts of the first screen. */
const DESIGN_SYSTEM_MODULES = /packages\/ui\/src\//;

/** Form validation and the contract's schemas: each takes a phone long to run. */
const VALIDATION_MODULES = /node_modules\/(zod|react-hook-form)\//;
const CONTRACT_MODULES = {
  fieldRules: /packages\/contract\/src\/(fields|values)\//,
  adRules: /packages\/contract\/src\/myListings\//,
  videoRules: /packages\/contract\/src\/(reels|media|listings)\//,
  rules: /packages\/contract\/src\//,
};

/** Our code that several pages and panels share. */
const OWN_MODULES = /(packages|apps).*\/src\/|lucide-react/;

/** Loaders of pages: small, and needed before the user points at a link. */
const LOADER_MODULES = /apps\/web\/src\/pages\/\w+\/load\w*\.ts/;

/** Device storage, in its own chunk: lists read it for badges before the rest of the code loads. */
const DEVICE_MODULES = /apps\/web\/src\/device\//;

/** Inline scripts of documents, minified. */
const minifiedBootScripts: Plugin = {
  name: 'small-boot',
  enforce: 'pre',
  load(id) {
    if (!/\/boot\/\w+\.js\?raw$/.test(id)) return null;
    const file = id.replace('?raw', '');
    return `export default ${JSON.stringify(minifySync(basename(file), readFileSync(file, 'utf8')).code)}`;
  },
};

/** Gives styles the class names of the production server, also with React's development checks. */
const productionStyles: Plugin = {
  name: 'production-styles',
  enforce: 'pre',
  transform: (code, id) =>
    /node_modules\/@(mui|emotion)\//.test(id)
      ? code.replaceAll('process.env.NODE_ENV', JSON.stringify('production'))
      : undefined,
};

/**
 * Modules that MUI's provider and buttons import and this theme never runs: it has no `cssVariables`, and ripples are
 * off. Together 8 KB (compressed) of the first page's JavaScript. Each replacement behaves like MUI without it: a
 * button that asks for a ripple has none, and `useColorScheme` answers as outside of a provider, as in Storybook.
 */
const REMOVED_MODULES: Record<string, string> = {
  '@mui/material/styles/createThemeWithVars.mjs': "export { default } from './createThemeNoVars.mjs';",
  '@mui/material/styles/ThemeProviderWithVars.mjs': `
    export { default as CssVarsProvider } from './ThemeProviderNoVars.mjs';
    const none = { allColorSchemes: [], setColorScheme() {}, setMode() {} };
    export const useColorScheme = () => none;
    export const getInitColorSchemeScript = () => null;`,
  '@mui/material/ButtonBase/TouchRipple.mjs': 'export default function TouchRipple() { return null; }',
  // MUI's default theme, created on import for components outside of a provider: there are none.
  '@mui/material/styles/defaultTheme.mjs': 'export default {};',
  // For Emotion's `withTheme`, which is unused.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default (target) => target;',
};

/**
 * MUI's Arabic locale creates a number format on import, used only by table pagination; the first one in a process
 * takes a phone 120 to 190 ms. Here it is created on first use.
 */
const DEFERRED_MODULES: Record<string, string> = {
  '@mui/material/locale/utils/buildFormatNumber.mjs': `
    export default function buildFormatNumber(locale) {
      let format;
      return (value) => (format ??= new Intl.NumberFormat(locale)).format(value);
    }`,
};

/** Replaces both kinds of modules in the client build. */
const leanLibraries: Plugin = {
  name: 'lean-libraries',
  enforce: 'pre',
  load: (id) => ({ ...REMOVED_MODULES, ...DEFERRED_MODULES })[id.split('/node_modules/').at(-1) ?? ''] ?? null,
};

/** Statements that keep unused code in the build. */
const REPLACED_STATEMENTS: [module: RegExp, statements: RegExp, instead: string][] = [
  // The router creates its components on import, and names them for React's tools: neither has an effect here.
  [/\/react-router\/dist\//, /^\w+\.displayName = .*;$/gm, ''],
  [/\/react-router\/dist\//, /(?<== )(?=React\d*\.(forwardRef|createContext)\()/g, '/* @__PURE__ */ '],
  // Developer warnings: the package has no production file.
  [/\/react-router\/dist\//, /(?<=ENABLE_DEV_WARNINGS = )true/, 'false'],
  // Emotion's prefixer: the design system has its own plugins (`createEmotionCache.ts`).
  [/\/@emotion\/cache\/dist\//, /(?<=defaultStylisPlugins = )\[prefixer\]/, '[]'],
];

/** Removes these statements, which together saves 5 KB (compressed) of the first page's JavaScript. */
const leanModules: Plugin = {
  name: 'lean-modules',
  transform: {
    filter: { id: REPLACED_STATEMENTS.map(([module]) => module) },
    handler: (code, id) =>
      REPLACED_STATEMENTS.filter(([module]) => module.test(id)).reduce(
        (remainingCode, [, statements, replacement]) => remainingCode.replace(statements, replacement),
        code,
      ),
  },
};

/** Removes the schema.org builders from the client build: the server writes them into documents. */
const noSchemas: Plugin = {
  name: 'no-schemas',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/web/src/head/schemas.ts')) return null;
    const names = readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm);
    return Array.from(names, ([, name]) => `export const ${name} = () => ({});`).join('\n');
  },
};

/** Two builds from one configuration: the client with a manifest, and (`--ssr`) the server in one file. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    minifiedBootScripts,
    ...(isSsrBuild ? [] : [leanLibraries, leanModules, noSchemas]),
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
          // Few files compress better than dozens, and third-party code stays cached across our releases. A file runs
          // in one task, so slow code is split.
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR_MODULES, priority: 4 },
                { name: 'theme', test: MUI_MODULES, tags: ['$initial'], priority: 3 },
                { name: 'design', test: DESIGN_SYSTEM_MODULES, tags: ['$initial'], priority: 3 },
                { name: 'first', tags: ['$initial'], priority: 2 },
                { name: 'loaders', test: LOADER_MODULES, priority: 2 },
                { name: 'device', test: DEVICE_MODULES, minShareCount: 2, priority: 2 },
                { name: 'controls', test: MUI_MODULES, minShareCount: 3, priority: 1 },
                { name: 'validation', test: VALIDATION_MODULES, minShareCount: 3, priority: 1 },
                ...Object.entries(CONTRACT_MODULES).map(([name, test]) => ({
                  name,
                  test,
                  minShareCount: 3,
                  priority: 1,
                })),
                { name: 'later', test: OWN_MODULES, minShareCount: 3 },
              ],
            },
          },
        },
  },
  // A build includes everything; in development, Node imports third-party code itself.
  ssr: { noExternal: command === 'build' || [/^@mashrabiya\//] },
}));
