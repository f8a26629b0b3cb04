import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Inline scripts of documents, minified. */
export const minifiedBootScripts: Plugin = {
  name: 'small-boot',
  enforce: 'pre',
  load(id) {
    if (!/\/boot\/\w+\.js\?raw$/.test(id)) return null;
    const file = id.replace('?raw', '');
    return `export default ${JSON.stringify(minifySync(basename(file), readFileSync(file, 'utf8')).code)}`;
  },
};

/** Gives styles the class names of the production server, also with React's development checks. */
export const productionStyles: Plugin = {
  name: 'production-styles',
  enforce: 'pre',
  transform: (code, id) =>
    /node_modules\/@(mui|emotion)\//.test(id)
      ? code.replaceAll('process.env.NODE_ENV', JSON.stringify('production'))
      : undefined,
};

/**
 * Modules that MUI's provider and buttons import and this theme never runs: it has no `cssVariables`, and ripples are
 * off. Together 9 KB (compressed) of the first page's JavaScript. Each replacement behaves like MUI without it: a
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
export const leanLibraries: Plugin = {
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
  // Without this, Zod tries `new Function` on import: a violation of the content security policy.
  [/\/zod\/v4\/core\/core\.js$/, /(?<=__zod_globalConfig = )\{\}/, '{ jitless: true }'],
];

/** Replaces these statements, which saves 5 KB (compressed) of the first page's JavaScript. */
export const minifiedModules: Plugin = {
  name: 'minified-modules',
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
export const noSchemas: Plugin = {
  name: 'no-schemas',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/web/src/head/schemas.ts')) return null;
    const names = readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm);
    return Array.from(names, ([, name]) => `export const ${name} = () => ({});`).join('\n');
  },
};
