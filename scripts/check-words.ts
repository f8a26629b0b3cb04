// Checks identifiers, comment openings and commit subjects against the word list in `lib/words.ts`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findSubjectFault, findWordFaults } from './lib/wordRules.ts';

const root = path.resolve(import.meta.dirname, '..');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

// Migrations are immutable; demo texts and docs stories are prose.
const IGNORED_FILES =
  /^tools\/|\/db\/migrations\/|^packages\/demo-data\/src\/text\/|^stories\/docs\/|^scripts\/lib\/words\.ts$/;
const files = git('ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js')
  .split('\n')
  .filter((file) => !IGNORED_FILES.test(file));
const faults = files.flatMap((file) => findWordFaults(file, readFileSync(path.join(root, file), 'utf8')));

// Subjects are checked from the commit that added this check.
const first = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/check-words.ts').split('\n').at(-1);
const subjects = first ? git('log', '--format=%h %s', `${first}..HEAD`).split('\n').filter(Boolean) : [];
for (const line of subjects) {
  const fault = findSubjectFault(line.slice(line.indexOf(' ') + 1));
  if (fault) faults.push(`commit ${line}: ${fault}`);
}

console.log(faults.length ? faults.join('\n') : 'No violations.');
process.exit(faults.length ? 1 : 0);
