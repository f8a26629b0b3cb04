import { BrokenText, parseText, parseTextName, type TextFile, textName } from '@mashrabiya/content';
import { uuidv7 } from '@mashrabiya/contract';
import { otherLanguage } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { addVersion, latestVersions, versionsOf } from '../repository/textVersions.ts';

export interface Editing {
  db: Kysely<Tables>;
  now: Date;
  files: readonly TextFile[];
}

const nameOf = (name: string): Omit<TextFile, 'source'> => {
  const text = parseTextName(name);
  if (!text) throw new BrokenText(name, ['invalid name; use <kind>/<slug>.<language>, e.g. pages/about.ar']);
  return text;
};
const moment = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

export async function listTexts({ db, files }: Editing): Promise<string[]> {
  const written = (await latestVersions(db)).filter(({ source }) => source !== null);
  const changed = new Map(written.map((row) => [textName(row), row.created_at]));
  return [...new Set([...files.map(textName), ...changed.keys()])].sort().map((name) => {
    const since = changed.get(name);
    return since ? `${name}  edited ${moment(since)}` : name;
  });
}

export async function textHistory({ db }: Editing, name: string): Promise<string[]> {
  const versions = await versionsOf(db, nameOf(name));
  return versions.map(({ created_at, source }) =>
    source === null ? `${moment(created_at)}  reverted` : `${moment(created_at)}  ${source.length} characters`,
  );
}

/** Replaces a text. Throws `BrokenText` if it cannot be parsed, and then changes nothing. */
export async function setText({ db, now, files }: Editing, name: string, source: string): Promise<string> {
  const text = nameOf(name);
  parseText({ ...text, source });
  await addVersion(db, { ...text, id: uuidv7(now), source, created_at: now });
  const other = textName({ ...text, language: otherLanguage(text.language) });
  const known = await listTexts({ db, now, files });
  const isPublic = known.some((line) => line.split(' ')[0] === other);
  return isPublic
    ? `Saved ${name}. It is public within a minute.`
    : `Saved ${name}. It is not public until ${other} exists.`;
}

export async function revertText({ db, now, files }: Editing, name: string): Promise<string> {
  const text = nameOf(name);
  const [latest] = await versionsOf(db, text);
  if (!latest || latest.source === null) return `No edit of ${name} to revert.`;
  await addVersion(db, { ...text, id: uuidv7(now), source: null, created_at: now });
  return files.some((file) => textName(file) === name)
    ? `Reverted ${name} to the version in the repository.`
    : `Removed ${name}: the repository has no such text.`;
}
