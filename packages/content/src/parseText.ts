import { TEXT_KINDS, type TextKind, TextSlug, toPlainText } from '@mashrabiya/contract';
import { LANGUAGES, type Language } from '@mashrabiya/i18n';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { FRONT_MATTER_SCHEMAS, type FrontMatters } from './frontMatter.ts';
import { type Prose, toProse } from './toProse.ts';
import { removeHiddenCharacters } from './toSpans.ts';

export interface TextFile<K extends TextKind = TextKind> {
  kind: K;
  slug: string;
  language: Language;
  source: string;
}

export interface Text<K extends TextKind = TextKind> extends Omit<TextFile<K>, 'source'>, Prose {
  frontMatter: FrontMatters[K];
  /** Reading time in whole minutes. */
  minutes: number;
}

/** Problems of a text, one per line. */
export class InvalidTextError extends Error {
  constructor(name: string, faults: readonly string[]) {
    super(`${name}: ${faults.join('; ')}`);
    this.name = 'InvalidTextError';
  }
}

const MAX_LENGTH = 100_000;
const FRONT_MATTER_PATTERN = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/;
const WORDS_PER_MINUTE = 200;

/** `articles/slug.ar`, the name of a text in commands and messages. */
export const getTextName = ({ kind, slug, language }: Omit<TextFile, 'source'>): string =>
  `${kind}/${slug}.${language}`;

/** Parses a text; throws `InvalidTextError` if it is invalid. */
export function parseText<K extends TextKind>({ source, ...file }: TextFile<K>): Text<K> {
  const createError = (...faults: string[]) => new InvalidTextError(getTextName(file), faults);
  if (!TextSlug.safeParse(file.slug).success)
    throw createError('invalid slug; use lowercase Latin letters, digits and hyphens');
  if (source.length > MAX_LENGTH) throw createError(`longer than ${MAX_LENGTH} characters`);
  const [, yaml, body = ''] = FRONT_MATTER_PATTERN.exec(source) ?? [];
  if (yaml === undefined) throw createError('no front matter; put it between two lines of ---');
  const frontMatter = FRONT_MATTER_SCHEMAS[file.kind].safeParse(readYaml(yaml, createError));
  if (!frontMatter.success)
    throw createError(...frontMatter.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const prose = toProse(body);
  if (prose.opening.length === 0 && prose.sections.length === 0) throw createError('no text below the front matter');
  return { ...file, ...prose, frontMatter: cleanFrontMatter(frontMatter.data), minutes: computeReadingMinutes(prose) };
}

function readYaml(yaml: string, createError: (fault: string) => InvalidTextError): unknown {
  try {
    return parseYaml(yaml);
  } catch (error) {
    throw createError(error instanceof Error ? error.message : String(error));
  }
}

const cleanFrontMatter = <T extends { title: string; summary: string }>(frontMatter: T): T => ({
  ...frontMatter,
  title: removeHiddenCharacters(frontMatter.title),
  summary: removeHiddenCharacters(frontMatter.summary),
});

function computeReadingMinutes({ opening, sections }: Prose): number {
  const words = toPlainText([...opening, ...sections.flatMap(({ blocks }) => blocks)]).match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

const NAME_PATTERN = /^(\w+)\/([^/.]+)\.(\w+)$/;
const TextNameSchema = z.tuple([z.enum(TEXT_KINDS), TextSlug, z.enum(LANGUAGES)]);

/** Parses `articles/slug.ar`; undefined for an invalid name. */
export function parseTextName(name: string): Omit<TextFile, 'source'> | undefined {
  const { data } = TextNameSchema.safeParse(NAME_PATTERN.exec(name)?.slice(1));
  if (!data) return undefined;
  const [kind, slug, language] = data;
  return { kind, slug, language };
}
