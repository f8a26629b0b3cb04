// Holds the house to its own rules: imports go one way, our styles know no left and right, colours live in the theme,
// pages hold no styling.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const STORY_OR_TEST = /\.(stories|test|spec|fixture)\.tsx?$|\/(test|bench)\//;
/** The server's demo seed, which invents homes. */
const DEMO_SEED = 'apps/api/src/seed/';
/** Packages that only tests, stories and the demo seed may import. */
const FOR_TESTS = ['mocks', 'reference', 'demo-data'];

/** What each room may import from the others. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/i18n': ['contract'],
  'packages/ui': ['contract', 'i18n'],
  'packages/reference': ['contract'],
  'packages/search': ['contract', 'i18n'],
  'packages/demo-data': ['contract', 'reference'],
  'packages/mocks': ['contract', 'i18n', 'search'],
  'apps/web': ['contract', 'i18n', 'ui'],
  'apps/api': ['contract', 'i18n', 'search', 'reference'],
};

interface Rule {
  rooms: readonly string[];
  pattern: RegExp;
  says: string;
  /** Files that the rule does not hold. */
  except?: RegExp;
  /** Lines that the rule does not hold. */
  allowed?: RegExp;
}

const RULES: readonly Rule[] = [
  {
    rooms: ['packages/ui', 'apps/web'],
    pattern: /\b(margin|padding|border)(Left|Right)\b|[{,]\s*(left|right|ml|mr|pl|pr):|textAlign: ?'(left|right)'/,
    says: 'a physical direction; write the logical one',
    // The scroll API knows no logical direction.
    allowed: /scroll(By|To)\(\{ left:/,
  },
  {
    rooms: ['packages/ui', 'apps/web'],
    pattern: /['"`]#[0-9a-fA-F]{3,8}\b|\brgba?\(/,
    says: 'a colour outside the theme',
    except: /packages\/ui\/src\/theme\//,
  },
  {
    rooms: ['packages/ui', 'apps/web'],
    // `:has(.a) > *` is asked anew for each element that comes or goes, and then restyles all there is below.
    pattern: /:has\((?:[^()]|\([^()]*\))*\)\s*[>+~ ]\s*[*:]/,
    says: 'a :has() that reaches elements of any kind; name what it is to reach',
  },
  {
    rooms: ['apps/web'],
    pattern: /\bsx=|\bstyled\(|@mui\/material|@emotion\/styled/,
    says: 'styling in the web app; give ui a component',
  },
  {
    rooms: Object.keys(MAY_IMPORT),
    pattern:
      /@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b|as unknown as|(biome|oxlint|eslint)-(ignore|disable)/,
    says: 'types or lint silenced',
  },
];

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return name === 'node_modules' ? [] : files(file);
    return /\.tsx?$/.test(name) ? [file] : [];
  });

const problems: string[] = [];
for (const [room, allowed] of Object.entries(MAY_IMPORT)) {
  for (const file of files(path.join(root, room))) {
    const name = path.relative(root, file);
    const shown = STORY_OR_TEST.test(name);
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        const where = `${name}:${index + 1}`;
        const imported = /(?:from|import\()\s*'@mashrabiya\/([\w-]+)/.exec(line)?.[1];
        const own = room.endsWith(`/${imported}`);
        const forTests = imported !== undefined && shown && FOR_TESTS.includes(imported);
        const forDemo = imported === 'demo-data' && name.startsWith(DEMO_SEED);
        if (imported && !own && !forTests && !forDemo && !allowed.includes(imported))
          problems.push(`${where} imports ${imported}`);
        if (/from '(?:\.\.\/)+(?:apps|packages)\//.test(line)) problems.push(`${where} reaches into another room`);
        for (const rule of RULES) {
          if (!rule.rooms.includes(room) || rule.except?.test(name)) continue;
          if (!shown && rule.pattern.test(line) && !rule.allowed?.test(line))
            problems.push(`${where} ${rule.says}: ${line.trim()}`);
        }
      });
  }
}

console.log(problems.length ? problems.join('\n') : 'The house is in order.');
process.exit(problems.length ? 1 : 0);
