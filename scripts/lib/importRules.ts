import path from 'node:path';

const PACKAGE_IMPORTS = {
  contract: [],
  reference: ['contract'],
  i18n: ['contract'],
  content: ['contract', 'i18n'],
  search: ['contract', 'i18n'],
  'demo-data': ['contract', 'reference'],
  mocks: ['contract', 'i18n', 'content', 'search'],
  ui: ['contract', 'i18n'],
  web: ['contract', 'i18n', 'ui'],
  api: ['contract', 'i18n', 'content', 'search', 'reference'],
} as const satisfies Record<string, readonly string[]>;

type Package = keyof typeof PACKAGE_IMPORTS;
const ALL_PACKAGES = Object.keys(PACKAGE_IMPORTS) as Package[];
const APPS: readonly Package[] = ['web', 'api'];
const NON_UI_PACKAGES = ALL_PACKAGES.filter((name) => name !== 'ui' && !APPS.includes(name));

const TESTS_PATTERN = String.raw`(\.(stories|test|spec|fixture)\.tsx?$|/(test|bench)/)`;

interface FolderRule {
  files: RegExp;
  /** Packages that these files may import by name. */
  packages: readonly Package[];
  /** Folders of other packages that these files may import by a relative path. */
  paths?: RegExp;
}

/** The first matching rule applies. */
const FOLDER_RULES: readonly FolderRule[] = [
  { files: /^apps\/api\/src\/\w+\/rules\/(?!.*\.test\.ts$)/, packages: ['contract', 'i18n', 'search'] },
  { files: /^apps\/api\/src\/(seed|testing)\//, packages: [...PACKAGE_IMPORTS.api, 'demo-data'] },
  { files: new RegExp(`^packages/(?!ui/).*${TESTS_PATTERN}`), packages: NON_UI_PACKAGES },
  { files: new RegExp(`^(packages|apps)/.*${TESTS_PATTERN}`), packages: ALL_PACKAGES },
  ...ALL_PACKAGES.map((name) => ({ files: new RegExp(`^(packages|apps)/${name}/`), packages: PACKAGE_IMPORTS[name] })),
  // Stories show and play components with a mocked network.
  {
    files: /^(stories|\.storybook)\//,
    packages: ['contract', 'i18n', 'content', 'mocks', 'ui', 'web'],
    paths: /^packages\/ui\//,
  },
  // End-to-end tests use the built product from outside, through the entries that apps export for them.
  { files: /^e2e\//, packages: ['contract', 'i18n', 'content', 'ui', 'web', 'api'] },
  { files: /^bench\//, packages: ['contract', 'i18n', 'content', 'ui', 'api'], paths: /^apps\/api\/bench\// },
  // Scripts run before anything is installed or built.
  { files: /^scripts\//, packages: [] },
];

interface DeniedImport {
  files: RegExp;
  /** Forbidden imports: the name of a module, or a path from the root. */
  imports: RegExp;
  reason: string;
}

const DENIED_IMPORTS: readonly DeniedImport[] = [
  {
    files: /^apps\/web\/src\/(?!.*\.test\.tsx?$)/,
    imports: /^@mui\/|^@emotion\/styled$/,
    reason: 'pages must not contain styling; add a component to packages/ui',
  },
  {
    files: /^apps\/api\/src\/\w+\/rules\/(?!.*\.test\.ts$)/,
    imports:
      /^(node:|kysely|sharp|hono|jose|@node-rs\/)|^apps\/api\/src\/(app|composition|core|db(?!\/tables\/)|files|host|jobs|mail|openid|request|seed)\/|^apps\/api\/src\/\w+\/(calls|repository|services|jobs|mails)\//,
    reason: 'rules must be pure; move I/O to a service',
  },
];

const IMPORT_PATTERN = /^(?:import|export)\b(?:[^'"`;]*?\bfrom)? ?'([^']+)'|\bimport\('([^']+)'\)/gm;

function getPackage(name: string): Package | undefined {
  const [, folder] = /^(?:@mashrabiya|packages|apps)\/([^/]+)/.exec(name) ?? [];
  return ALL_PACKAGES.find((candidate) => candidate === folder);
}

/** Imports of a file that the tables above forbid, one line each. `file` is its path from the root. */
export function findImportFaults(file: string, text: string): string[] {
  const ownPackage = getPackage(file);
  const { packages = ALL_PACKAGES, paths } = FOLDER_RULES.find(({ files }) => files.test(file)) ?? {};
  return [...text.matchAll(IMPORT_PATTERN)].flatMap(([, staticSpecifier, lazySpecifier]) => {
    const specifier = staticSpecifier ?? lazySpecifier ?? '';
    const isRelative = specifier.startsWith('.');
    const target = isRelative ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
    const deniedImport = DENIED_IMPORTS.find(({ files, imports }) => files.test(file) && imports.test(target));
    if (deniedImport) return [`${file} imports ${target}: ${deniedImport.reason}`];
    const importedPackage = getPackage(target);
    if (!importedPackage || importedPackage === ownPackage) return [];
    if (isRelative && !paths?.test(target)) return [`${file} imports ${target}: import a package by its name`];
    if (!isRelative && !packages.includes(importedPackage))
      return [`${file} imports ${importedPackage}: it may import ${packages.join(', ') || 'no package'}`];
    return [];
  });
}

export const buildPackageDiagram = (): string =>
  [
    'flowchart BT',
    ...ALL_PACKAGES.flatMap((name) => PACKAGE_IMPORTS[name].map((imported) => `  ${name} --> ${imported}`)),
  ].join('\n');
