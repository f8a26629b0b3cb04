import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';

const root = import.meta.dirname;

/** What every page needs from elsewhere. `Trans`, with its reader of markup, belongs to the few forms that use it. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next(?!.*\/Trans)|jotai|jotai-tanstack-query|@tanstack|@emotion|stylis)\//;

/** MUI: what a first screen needs of it, and what several pages and panels do. */
const CONTROLS = /node_modules\/(@mui|@popperjs|react-transition-group)\//;

/** What a first screen needs of the design system. */
const DESIGN = /packages\/ui\/src\//;

/** What judges forms, and what the contract says of what is written in them: each takes a phone long to run. */
const VALIDATION = /node_modules\/(zod|react-hook-form)\//;
const RULES = {
  fieldRules: /packages\/contract\/src\/(fields|values)\//,
  adRules: /packages\/contract\/src\/owning\//,
  clipRules: /packages\/contract\/src\/(reels|media|listings)\//,
  rules: /packages\/contract\/src\//,
};

/** What several of our pages and panels need. */
const OURS = /(packages|apps).*\/src\/|lucide-react/;

/** What asks for the first answers of a page: small, and to be there before a person points at a link. */
const LOADERS = /apps\/web\/src\/pages\/\w+\/load\w*\.ts/;

/** What this device remembers: a list marks its homes with it, and needs nothing else of what comes later. */
const DEVICE = /apps\/web\/src\/device\//;

/** The scripts that stand in documents, without their spaces. */
const smallBoot: Plugin = {
  name: 'small-boot',
  enforce: 'pre',
  load(id) {
    if (!/\/boot\/\w+\.js\?raw$/.test(id)) return null;
    const file = id.replace('?raw', '');
    return `export default ${JSON.stringify(minifySync(basename(file), readFileSync(file, 'utf8')).code)}`;
  },
};

/** Has styles bear the names that the product's server gives them, also where React's development checks run. */
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
 * off. Together 8 KB of the first page's JavaScript, compressed. What stands in for each does what MUI does without it:
 * a button that asks for a ripple has none, and `useColorScheme` answers as outside of a provider, as in Storybook.
 */
const UNUSED: Record<string, string> = {
  '@mui/material/styles/createThemeWithVars.mjs': "export { default } from './createThemeNoVars.mjs';",
  '@mui/material/styles/ThemeProviderWithVars.mjs': `
    export { default as CssVarsProvider } from './ThemeProviderNoVars.mjs';
    const none = { allColorSchemes: [], setColorScheme() {}, setMode() {} };
    export const useColorScheme = () => none;
    export const getInitColorSchemeScript = () => null;`,
  '@mui/material/ButtonBase/TouchRipple.mjs': 'export default function TouchRipple() { return null; }',
  // MUI's own theme, made as it is imported, for parts outside of every provider: there is none.
  '@mui/material/styles/defaultTheme.mjs': 'export default {};',
  // For Emotion's `withTheme`, which nobody calls.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default (target) => target;',
};

/**
 * What MUI's pack of Arabic texts makes as it is imported, and only the pages of a table say: a number format, whose
 * first one in a process takes a phone 120 to 190 ms. Here it is made when it is asked for.
 */
const LATER: Record<string, string> = {
  '@mui/material/locale/utils/buildFormatNumber.mjs': `
    export default function buildFormatNumber(locale) {
      let format;
      return (value) => (format ??= new Intl.NumberFormat(locale)).format(value);
    }`,
};

/** Replaces both in the browser's half. */
const leanLibraries: Plugin = {
  name: 'lean-libraries',
  enforce: 'pre',
  load: (id) => ({ ...UNUSED, ...LATER })[id.split('/node_modules/').at(-1) ?? ''] ?? null,
};

/** What two modules keep in the build although nobody uses it. */
const KEPT: [module: RegExp, statements: RegExp, instead: string][] = [
  // The router makes its components as it is imported, and names them for React's tools: neither does anything else.
  [/\/react-router\/dist\//, /^\w+\.displayName = .*;$/gm, ''],
  [/\/react-router\/dist\//, /(?<== )(?=React\d*\.(forwardRef|createContext)\()/g, '/* @__PURE__ */ '],
  // What it tells developers: its package names no file for production.
  [/\/react-router\/dist\//, /(?<=ENABLE_DEV_WARNINGS = )true/, 'false'],
  // Emotion's prefixes: the design system has plugins of its own (`createEmotionCache.ts`).
  [/\/@emotion\/cache\/dist\//, /(?<=defaultStylisPlugins = )\[prefixer\]/, '[]'],
];

/** Lets go of it: together 5 KB of the first page's JavaScript, compressed. */
const leanModules: Plugin = {
  name: 'lean-modules',
  transform: {
    filter: { id: KEPT.map(([module]) => module) },
    handler: (code, id) =>
      KEPT.filter(([module]) => module.test(id)).reduce(
        (lean, [, statements, instead]) => lean.replace(statements, instead),
        code,
      ),
  },
};

/** Leaves out of the browser's half what makes schema.org objects: they stand in the documents of the server. */
const noSchemas: Plugin = {
  name: 'no-schemas',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/web/src/head/schemas.ts')) return null;
    const names = readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm);
    return Array.from(names, ([, name]) => `export const ${name} = () => ({});`).join('\n');
  },
};

/** Two builds from one configuration: the browser's half with a manifest, and (`--ssr`) the server's in one piece. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    smallBoot,
    ...(isSsrBuild ? [] : [leanLibraries, leanModules, noSchemas]),
    ...(mode === 'production' ? [] : [productionStyles]),
  ],
  // Workers bring what they need when they need it.
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
          // The list is where most first visits begin: what it needs, and no more, comes in one piece with the app.
          input: ['entry-client.tsx', 'pages/lists/ListPage.tsx'].map((file) => `${root}/src/${file}`),
          // Few files compress better than dozens, and what comes from elsewhere outlives our releases in caches. A file is
          // run in one task: what takes long is in several.
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR, priority: 4 },
                { name: 'theme', test: CONTROLS, tags: ['$initial'], priority: 3 },
                { name: 'design', test: DESIGN, tags: ['$initial'], priority: 3 },
                { name: 'first', tags: ['$initial'], priority: 2 },
                { name: 'loaders', test: LOADERS, priority: 2 },
                { name: 'device', test: DEVICE, minShareCount: 2, priority: 2 },
                { name: 'controls', test: CONTROLS, minShareCount: 3, priority: 1 },
                { name: 'validation', test: VALIDATION, minShareCount: 3, priority: 1 },
                ...Object.entries(RULES).map(([name, test]) => ({ name, test, minShareCount: 3, priority: 1 })),
                { name: 'later', test: OURS, minShareCount: 3 },
              ],
            },
          },
        },
  },
  // A build holds everything; while developing, Node imports what comes from elsewhere by itself.
  ssr: { noExternal: command === 'build' || [/^@mashrabiya\//] },
}));
