import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { TEXT_KINDS } from '@mashrabiya/contract';
import { InvalidTextError, parseTextName, type TextFile } from './parseText.ts';

const TEXTS = new URL('../texts/', import.meta.url);

export const readTextFiles = (): TextFile[] =>
  TEXT_KINDS.flatMap((kind) => {
    const folder = new URL(`${kind}/`, TEXTS);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((file) => {
      const name = parseTextName(`${kind}/${file.replace(/\.md$/, '')}`);
      if (!name || !file.endsWith('.md'))
        throw new InvalidTextError(`${kind}/${file}`, ['invalid file name; use <slug>.<language>.md']);
      return { ...name, source: readFileSync(new URL(file, folder), 'utf8') };
    });
  });
