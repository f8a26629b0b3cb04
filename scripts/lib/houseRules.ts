export type Folder = string;

interface Rule {
  folders: readonly Folder[];
  pattern: RegExp;
  message: string;
  /** Files exempt from the rule. */
  except?: RegExp;
  /** Lines exempt from the rule. */
  allowed?: RegExp;
  /** Applies to stories, too. */
  appliesToStories?: true;
}

export const FOLDERS: readonly Folder[] = [
  'packages/contract',
  'packages/i18n',
  'packages/ui',
  'packages/reference',
  'packages/content',
  'packages/search',
  'packages/demo-data',
  'packages/mocks',
  'apps/web',
  'apps/api',
  'stories',
];
const SCREEN_FOLDERS: readonly Folder[] = ['packages/ui', 'apps/web'];

const STORY_PATTERN = /\.stories\.tsx?$|^stories\//;
const TEST_PATTERN = /\.(test|spec|fixture)\.tsx?$|\/(test|bench)\//;

/** Matches a number in the value of a style property, in a style object, an attribute or CSS; zero is allowed. */
const buildLiteralPattern = (property: string): RegExp =>
  new RegExp(`\\b(?:${property})['"]?(?:: ?|=)(?:[^,;}]*?|\`[^\`]*?)(?<![\\w.])(?:[1-9]|0?\\.\\d)`, 'i');

/** Rules that Biome lacks; import rules are in `importRules.ts`. */
const RULES: readonly Rule[] = [
  {
    folders: SCREEN_FOLDERS,
    // Within braces, or alone on a line; a line that ends with a semicolon declares a type.
    pattern:
      /\b(margin|padding|border)(Left|Right|TopLeft|TopRight|BottomLeft|BottomRight)|[{,]\s*(left|right|ml|mr|pl|pr):|^\s*(left|right|ml|mr|pl|pr):(?!.*;$)|(textAlign|float): ?'(left|right)'/,
    message: 'physical direction; use the logical one',
    // The scroll API has no logical directions.
    allowed: /scroll(By|To)\(\{ left:/,
  },
  {
    folders: SCREEN_FOLDERS,
    pattern: /['"`]#[0-9a-fA-F]{3,8}\b|\brgba?\(/,
    message: 'colour outside the theme; use `role` or `palette`',
    except: /packages\/ui\/src\/theme\//,
  },
  {
    // Emails (`apps/api/src/mail`) are exempt: style sheets and custom properties do not work there.
    folders: [...SCREEN_FOLDERS, 'stories'],
    appliesToStories: true,
    pattern:
      /(?:fontSize|font-size|[rR]adius)['"]?(?:: ?|=\{?)['"`]?(?:(?:clamp|calc|min|max)\()?(?:\$\{)?(?:0\w*\s+)*(?:0*\.\d|[1-9])|\bfont['"]?: ?['"`][^'"`]*\d(?:px|r?em)\b|\((?:min|max)-width: ?\d|\(width ?[<>]|matchMedia\(['"`]\(m.*\d/,
    message: 'font size, radius or breakpoint outside the theme; use a token (`typeScale`, `radius`, `from`, `below`)',
    except: /packages\/ui\/src\/theme\//,
    // A container query needs its own width; the other pattern contains kilometres, not a corner.
    allowed: /@container|area: '/,
  },
  {
    folders: [...SCREEN_FOLDERS, 'stories'],
    appliesToStories: true,
    pattern: buildLiteralPattern('z-?index'),
    message: 'z-index outside the theme; use `zIndex`',
    except: /packages\/ui\/src\/theme\//,
  },
  {
    folders: [...SCREEN_FOLDERS, 'stories'],
    appliesToStories: true,
    pattern: buildLiteralPattern('font-?weight'),
    message: 'font weight outside the theme; use `fontWeight`',
    except: /packages\/ui\/src\/theme\//,
  },
  {
    folders: [...SCREEN_FOLDERS, 'stories'],
    appliesToStories: true,
    pattern: buildLiteralPattern('line-?height'),
    message: 'line height outside the theme; use `lineHeight`, or `lineBox` in pixels',
    except: /packages\/ui\/src\/theme\//,
  },
  {
    folders: SCREEN_FOLDERS,
    pattern:
      /\b(?:min)?(?:block|inline)size['"]?(?:: ?|=\{?)['"`]?44(?![\d.%])|\b(?:min-?)?(?:height|width)['"]?: ?['"`]?44(?![\d.%])/i,
    message: 'touch target size outside the theme; use `touchTarget`',
    except: /packages\/ui\/src\/theme\//,
  },
  {
    folders: SCREEN_FOLDERS,
    pattern:
      /\b(?:transition|animation)\w*['"]?(?: ?=|:)[^;]*?(?<![\w.}])(?:[1-9]\d*|\d*\.\d+)m?s\b|\b(?:transitionD|d)uration['"]?: ?[1-9]/,
    message: 'duration outside the theme; use `motion`',
    except: /packages\/ui\/src\/theme\//,
  },
  {
    folders: SCREEN_FOLDERS,
    pattern: buildLiteralPattern('box-?shadow'),
    message: 'shadow outside the theme; use `shadow`, `smallShadow` or `ring`',
    except: /packages\/ui\/src\/theme\//,
    // Paints everything around an element; no shadow.
    allowed: /100vmax/,
  },
  {
    folders: SCREEN_FOLDERS,
    // `:has(.a) > *` is evaluated again for each added or removed element, and then restyles the whole subtree.
    pattern: /:has\((?:[^()]|\([^()]*\))*\)\s*[>+~ ]\s*[*:]/,
    message: 'unbounded selector after :has(); name the target element',
  },
  {
    folders: ['apps/web'],
    pattern: /\bsx=|\bstyled\(/,
    message: 'styling in the web app; add a component to packages/ui',
  },
  {
    folders: ['apps/api'],
    pattern: /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/,
    message: 'SQL outside a repository; move it to a repository folder',
    except: /\/(repository|db|seed)\/|^apps\/api\/src\/jobs\//,
  },
  {
    folders: ['apps/api'],
    pattern: /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\brandomUUID\(|\bgetRandomValues\(|\bfetch\(/,
    message: 'clock, randomness or network in a rule; pass the value as a parameter',
    except: /^(?!apps\/api\/src\/\w+\/rules\/)/,
  },
  {
    folders: ['apps/api'],
    pattern: /\bfrom '(?!kysely'|\.\/data\/)|\bimport\(/,
    message: 'import in a migration; copy the code, because migrations are immutable',
    except: /^(?!apps\/api\/src\/db\/migrations\/)/,
  },
  {
    folders: FOLDERS,
    pattern:
      /@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b|as unknown as|(biome|oxlint|eslint)-(ignore|disable)/,
    message: 'suppressed type or lint error; fix the cause',
  },
];

const LOADS_NEXT_PAGE = /\b(?:fetchNextPage|getLoadMore)\(/;
const SHOWS_PAGE_FAILURE = /\bisFetchNextPageError\b|<NextPageFailure\b/;

export function findFaults(folder: Folder, name: string, text: string): string[] {
  const isStory = STORY_PATTERN.test(name);
  if (!isStory && TEST_PATTERN.test(name)) return [];
  const rules = RULES.filter(
    ({ folders, except, appliesToStories }) =>
      folders.includes(folder) && !except?.test(name) && (appliesToStories || !isStory),
  );
  const lines = text.split('\n');
  const faults = lines.flatMap((line, index) =>
    rules
      .filter(({ pattern, allowed }) => pattern.test(line) && !allowed?.test(line))
      .map(({ message }) => `${name}:${index + 1} ${message}: ${line.trim()}`),
  );
  if (folder === 'apps/web' && LOADS_NEXT_PAGE.test(text) && !SHOWS_PAGE_FAILURE.test(text))
    faults.push(`${name} next page that fails silently; use \`NextPageFailure\` or \`isFetchNextPageError\``);
  return SCREEN_FOLDERS.includes(folder) ? [...faults, ...findRepeatedKeys(name, lines)] : faults;
}

/** Finds a computed key that an object repeats: the earlier styles are lost, and neither types nor Biome report it. */
function findRepeatedKeys(name: string, lines: readonly string[]): string[] {
  const keysByIndent = new Map<number, Set<string>>();
  return lines.flatMap((line, index) => {
    const indent = line.search(/\S/);
    if (indent < 0) return [];
    // A line that is less indented ends the objects within.
    for (const inner of keysByIndent.keys()) if (inner > indent) keysByIndent.delete(inner);
    const key = /^\s*(\[.+?\]): [{.\w]/.exec(line)?.[1];
    if (key === undefined) return [];
    const keys = keysByIndent.get(indent) ?? new Set();
    keysByIndent.set(indent, keys);
    if (keys.has(key)) return [`${name}:${index + 1} repeated key; merge the styles: ${line.trim()}`];
    keys.add(key);
    return [];
  });
}
