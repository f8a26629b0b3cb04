import { getTextName, InvalidTextError, parseText, type Text, type TextFile, TextLibrary } from '@mashrabiya/content';
import { MINUTE_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { CachedValue } from '../../db/CachedValue.ts';
import type { Tables } from '../../db/schema.ts';
import { findLatestVersions } from '../repository/textVersions.ts';

const MAX_AGE_MS = MINUTE_MS;

export interface TextsOptions {
  db: Kysely<Tables>;
  clock: Clock;
  readFiles: () => readonly TextFile[];
}

/** Texts from the source code, overridden by editors' versions. Each version is parsed once. */
export class Texts {
  readonly #cached: CachedValue<TextLibrary>;
  #parsed = new Map<string, { source: string; text: Text }>();
  #files: readonly TextFile[] | undefined;

  constructor({ db, clock, readFiles }: TextsOptions) {
    const load = async (): Promise<TextLibrary> => {
      this.#files ??= readFiles();
      const editedTexts = (await findLatestVersions(db)).flatMap(({ source, ...text }) =>
        source === null ? [] : [{ ...text, source }],
      );
      return new TextLibrary(this.#parse(this.#files, editedTexts));
    };
    this.#cached = new CachedValue({ load, maxAgeMs: MAX_AGE_MS, clock });
  }

  /** At most a minute old while the database answers. */
  current = (): Promise<TextLibrary> => this.#cached.current();

  #parse(files: readonly TextFile[], editedTexts: readonly TextFile[]): Text[] {
    const previous = this.#parsed;
    this.#parsed = new Map();
    const read = (file: TextFile) => {
      const name = getTextName(file);
      const previousEntry = previous.get(name);
      const text = previousEntry?.source === file.source ? previousEntry.text : parseText(file);
      this.#parsed.set(name, { source: file.source, text });
    };
    const overrides = new Map(editedTexts.map((file) => [getTextName(file), file]));
    for (const file of files) if (!overrides.has(getTextName(file))) read(file);
    for (const file of editedTexts) {
      try {
        read(file);
      } catch (error) {
        // The edited text was written for an older parser: the repository's text is used until an editor rewrites it.
        if (!(error instanceof InvalidTextError)) throw error;
        const original = files.find((candidate) => getTextName(candidate) === getTextName(file));
        if (original) read(original);
      }
    }
    return [...this.#parsed.values()].map(({ text }) => text);
  }
}
