import { getTextName, InvalidTextError, parseText, parseTextName, type TextFile } from '@mashrabiya/content';
import { uuidv7 } from '@mashrabiya/contract';
import { getOtherLanguage } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { addVersion, findLatestVersions, findVersions } from '../repository/textVersions.ts';

export interface EditingContext {
  db: Kysely<Tables>;
  now: Date;
  files: readonly TextFile[];
}

const parseName = (name: string): Omit<TextFile, 'source'> => {
  const text = parseTextName(name);
  if (!text) throw new InvalidTextError(name, ['invalid name; use <kind>/<slug>.<language>, e.g. pages/about.ar']);
  return text;
};
const formatTime = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

export async function listTexts({ db, files }: EditingContext): Promise<string[]> {
  const editedTexts = (await findLatestVersions(db)).filter(({ source }) => source !== null);
  const editTimeByName = new Map(editedTexts.map((row) => [getTextName(row), row.created_at]));
  return [...new Set([...files.map(getTextName), ...editTimeByName.keys()])].sort().map((name) => {
    const editTime = editTimeByName.get(name);
    return editTime ? `${name}  edited ${formatTime(editTime)}` : name;
  });
}

export async function listTextVersions({ db }: EditingContext, name: string): Promise<string[]> {
  const versions = await findVersions(db, parseName(name));
  return versions.map(({ created_at, source }) =>
    source === null ? `${formatTime(created_at)}  reverted` : `${formatTime(created_at)}  ${source.length} characters`,
  );
}

/** Replaces a text. Throws `InvalidTextError` if it cannot be parsed, and then changes nothing. */
export async function setText({ db, now, files }: EditingContext, name: string, source: string): Promise<string> {
  const text = parseName(name);
  parseText({ ...text, source });
  await addVersion(db, { ...text, id: uuidv7(now), source, created_at: now });
  const otherName = getTextName({ ...text, language: getOtherLanguage(text.language) });
  const lines = await listTexts({ db, now, files });
  const isPublic = lines.some((line) => line.split(' ')[0] === otherName);
  return isPublic
    ? `Saved ${name}. It is public within a minute.`
    : `Saved ${name}. It is not public until ${otherName} exists.`;
}

export async function revertText({ db, now, files }: EditingContext, name: string): Promise<string> {
  const text = parseName(name);
  const [latest] = await findVersions(db, text);
  if (!latest || latest.source === null) return `No edit of ${name} to revert.`;
  await addVersion(db, { ...text, id: uuidv7(now), source: null, created_at: now });
  return files.some((file) => getTextName(file) === name)
    ? `Reverted ${name} to the version in the repository.`
    : `Removed ${name}: the repository has no such text.`;
}
