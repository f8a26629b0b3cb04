import { BrokenText, parseText, type Text, type TextFile, TextLibrary, textName } from '@mashrabiya/content';
import type { Kysely } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { CachedValue } from '../../db/CachedValue.ts';
import type { Tables } from '../../db/schema.ts';
import { latestVersions } from '../repository/textVersions.ts';

const MAX_AGE_MS = 60_000;

export interface TextsOptions {
  db: Kysely<Tables>;
  clock: Clock;
  readFiles: () => readonly TextFile[];
}

/** Texts of the repository and their replacements by editors. Each version is parsed once. */
export class Texts {
  readonly #cached: CachedValue<TextLibrary>;
  #parsed = new Map<string, { source: string; text: Text }>();
  #files: readonly TextFile[] | undefined;

  constructor({ db, clock, readFiles }: TextsOptions) {
    const load = async (): Promise<TextLibrary> => {
      this.#files ??= readFiles();
      const written = (await latestVersions(db)).flatMap(({ source, ...text }) =>
        source === null ? [] : [{ ...text, source }],
      );
      return new TextLibrary(this.#parse(this.#files, written));
    };
    this.#cached = new CachedValue({ load, maxAgeMs: MAX_AGE_MS, clock });
  }

  /** At most a minute old while the database answers. */
  current = (): Promise<TextLibrary> => this.#cached.current();

  #parse(files: readonly TextFile[], written: readonly TextFile[]): Text[] {
    const before = this.#parsed;
    this.#parsed = new Map();
    const read = (file: TextFile) => {
      const name = textName(file);
      const known = before.get(name);
      const text = known?.source === file.source ? known.text : parseText(file);
      this.#parsed.set(name, { source: file.source, text });
    };
    const overrides = new Map(written.map((file) => [textName(file), file]));
    for (const file of files) if (!overrides.has(textName(file))) read(file);
    for (const file of written) {
      try {
        read(file);
      } catch (error) {
        // Written for an older parser: the repository's text is used until it is rewritten.
        if (!(error instanceof BrokenText)) throw error;
        const original = files.find((one) => textName(one) === textName(file));
        if (original) read(original);
      }
    }
    return [...this.#parsed.values()].map(({ text }) => text);
  }
}
