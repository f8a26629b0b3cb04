import type { TextKind } from '@mashrabiya/contract';
import { type Language, otherLanguage } from '@mashrabiya/i18n';
import type { Text } from './parseText.ts';

/** Of what order a text is among its kind; those without one stand by their date. */
const placeOf = ({ front }: Text): number => ('order' in front ? front.order : 0);

const inOrder = (one: Text, other: Text): number =>
  placeOf(one) - placeOf(other) || other.front.date.localeCompare(one.front.date) || one.slug.localeCompare(other.slug);

/** The texts that are public: those that stand in both languages, since each page names its other language. */
export class TextLibrary {
  readonly #texts: readonly Text[];

  constructor(texts: readonly Text[]) {
    const names = new Set(texts.map(({ kind, slug, language }) => `${kind}/${slug}.${language}`));
    this.#texts = texts
      .filter(({ kind, slug, language }) => names.has(`${kind}/${slug}.${otherLanguage(language)}`))
      .sort(inOrder);
  }

  /** Texts of a kind: in their own order where they have one, else the latest first. */
  all<K extends TextKind>(kind: K, language: Language): Text<K>[] {
    const isWanted = (text: Text): text is Text<K> => text.kind === kind && text.language === language;
    return this.#texts.filter(isWanted);
  }

  find<K extends TextKind>(kind: K, slug: string, language: Language): Text<K> | undefined {
    return this.all(kind, language).find((text) => text.slug === slug);
  }
}
