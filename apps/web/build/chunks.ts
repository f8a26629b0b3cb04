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

const INITIAL: '$initial'[] = ['$initial'];

/**
 * Files of the client build. Few files compress better than dozens, and third-party code stays cached across our
 * releases. A file runs in one task, so slow code is split.
 */
export const CHUNK_GROUPS = [
  { name: 'vendor', test: VENDOR_MODULES, priority: 4 },
  { name: 'theme', test: MUI_MODULES, tags: INITIAL, priority: 3 },
  { name: 'design', test: DESIGN_SYSTEM_MODULES, tags: INITIAL, priority: 3 },
  { name: 'first', tags: INITIAL, priority: 2 },
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
];
