import type { TextKind } from '@mashrabiya/contract';
import { getOtherLanguage, type Language } from '@mashrabiya/i18n';
import type { Text } from './parseText.ts';

/** Position among texts of its kind; texts without one are sorted by date. */
const getOrder = ({ frontMatter }: Text): number => ('order' in frontMatter ? frontMatter.order : 0);

const compareTexts = (first: Text, second: Text): number =>
  getOrder(first) - getOrder(second) ||
  second.frontMatter.date.localeCompare(first.frontMatter.date) ||
  first.slug.localeCompare(second.slug);

/** Public texts: those that exist in both languages, because each page links to its other language. */
export class TextLibrary {
  readonly #texts: readonly Text[];

  constructor(texts: readonly Text[]) {
    const names = new Set(texts.map(({ kind, slug, language }) => `${kind}/${slug}.${language}`));
    this.#texts = texts
      .filter(({ kind, slug, language }) => names.has(`${kind}/${slug}.${getOtherLanguage(language)}`))
      .sort(compareTexts);
  }

  /** Texts of a kind in their explicit order, else latest first. */
  all<K extends TextKind>(kind: K, language: Language): Text<K>[] {
    const isWanted = (text: Text): text is Text<K> => text.kind === kind && text.language === language;
    return this.#texts.filter(isWanted);
  }

  find<K extends TextKind>(kind: K, slug: string, language: Language): Text<K> | undefined {
    return this.all(kind, language).find((text) => text.slug === slug);
  }
}
