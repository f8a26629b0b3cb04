// Selects stages and tests from the arguments of `npm test`.
import { execFileSync } from 'node:child_process';
import { root } from './machine.mjs';

const STAGE_FILES = {
  unit: /^(?!apps\/api\/test\/).*\.test\.(ts|tsx|mjs)$/,
  api: /^apps\/api\/test\/.*\.test\.ts$/,
  stories: /\.stories\.tsx$/,
  e2e: /^e2e\/.*\.spec\.ts$/,
};

const listFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/**
 * `unit api` selects stages. `api alerts` selects files of a stage by a part of their path, or, if there is no such file,
 * tests by a part of their name, except stories, whose runner cannot. Without arguments everything is selected.
 */
export function parseSelection(args, stages, files = listFiles) {
  const [stage, ...parts] = args;
  const unknown = args.filter((name) => !stages.includes(name));
  if (unknown.length === 0) return { stages: args, files: [], name: undefined };
  if (!(stage in STAGE_FILES) || unknown.length < parts.length)
    throw new Error(`Unknown stage ${unknown.join(', ')}. Stages: ${stages.join(', ')}`);
  const name = parts.join(' ');
  const matching = files().filter((file) => STAGE_FILES[stage].test(file) && parts.some((part) => file.includes(part)));
  if (matching.length > 0) return { stages: [stage], files: matching, name: undefined };
  if (stage === 'stories') throw new Error(`No story file has "${name}" in its path. Stories are selected by file.`);
  return { stages: [stage], files: [], name };
}
