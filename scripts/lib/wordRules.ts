import { ALLOWED_IDENTIFIERS, DENIED_OPENINGS, DENIED_WORDS } from './words.ts';

const allowed = new Set(ALLOWED_IDENTIFIERS);
const DENIED_OPENING_PATTERN = new RegExp(String.raw`^\s*(?:/\*\*?|\*|//|\{/\*) ?(?:${DENIED_OPENINGS.join('|')})\b`);
const NON_CODE_PATTERN = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm;
const MAX_SUBJECT_LENGTH = 72;
/** Endings of verbs that are not imperative, apart from stems that end like them. */
const NON_IMPERATIVE_PATTERN = /^(?!Embed|Exceed|Feed|Need|Proceed|Seed|Shed|Speed|Bring|String)\w+(?:ed|ing|[^su]s)$/;

/** Splits `isTold`, `told_at` and `TOLD_AT` into lowercase words. */
export const splitIdentifier = (identifier: string): string[] =>
  identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .map((word) => word.toLowerCase());

const replaceWithSpaces = (text: string): string => text.replace(/[^\n]/g, ' ');
/** Blanks comments and strings, but not the expressions within template strings. */
const blankText = (code: string): string =>
  code
    .replace(NON_CODE_PATTERN, replaceWithSpaces)
    .replace(/`[^`]*`/g, (text) => text.replace(/(?:`|\})[^`]*?(?:\$\{|`)/g, replaceWithSpaces));

/** Returns one line for each denied identifier or comment opening in a TypeScript file. */
export function findWordFaults(file: string, text: string): string[] {
  const openings = text
    .split('\n')
    .flatMap((line, index) =>
      DENIED_OPENING_PATTERN.test(line)
        ? [`${file}:${index + 1} comment opens with a denied word: ${line.trim().slice(0, 40)}`]
        : [],
    );
  const identifiers = blankText(text)
    .split('\n')
    .flatMap((line, index) =>
      (line.match(/[A-Za-z_$][\w$]*/g) ?? [])
        .filter((identifier) => !allowed.has(identifier))
        .flatMap((identifier) =>
          splitIdentifier(identifier)
            .filter((word) => Object.hasOwn(DENIED_WORDS, word))
            .map((word) => `${file}:${index + 1} ${identifier}: "${word}" is denied; use ${DENIED_WORDS[word]}`),
        ),
    );
  return [...openings, ...identifiers];
}

/** Returns what is wrong with the subject of a commit; undefined if nothing is. */
export function findSubjectFault(subject: string): string | undefined {
  if (subject.length > MAX_SUBJECT_LENGTH) return `longer than ${MAX_SUBJECT_LENGTH} characters`;
  const [verb = ''] = subject.split(' ');
  if (verb === 'Merge' || !/^[A-Z]\w+$/.test(verb) || NON_IMPERATIVE_PATTERN.test(verb))
    return 'must open with an imperative verb';
  return undefined;
}
