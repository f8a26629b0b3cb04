import { formatNumber, LANGUAGES, type Language } from '@mashrabiya/i18n';
import { type Catalog, getCatalog } from './catalogs.ts';
import { getSample } from './sampleValues.ts';

export interface CatalogRow {
  /** Without the suffix of its plural form. */
  key: string;
  /** One sentence, or one for each plural form of the language. */
  sentences: Record<Language, string[]>;
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const SUFFIX = new RegExp(`_(${FORMS.join('|')})$`);
/** One number for each plural form. */
const COUNTS = [1, 2, 3, 11, 100, 0];
/** Options that hold the count in a plural text. */
const COUNTED = ['count', 'number', 'formatted'];

/** Fills options and tags as the product does; an option without a sample remains. */
const fillPlaceholders = (text: string, key: string, language: Language, count?: number): string =>
  text
    .replace(/\{\{(\w+)\}\}|<(\w+)\/>/g, (found, option?: string, tag?: string) => {
      const name = option ?? tag ?? '';
      if (count !== undefined && COUNTED.includes(name)) return formatNumber(count, language);
      return getSample(name, key, language) ?? found;
    })
    .replace(/<\/?\w+>/g, '');

/** Smallest sample count with a form; English has no rule for zero, which i18next applies to 0 in any language. */
const pickCountForm = (form: (typeof FORMS)[number], language: Language): number =>
  form === 'zero' ? 0 : (COUNTS.find((count) => new Intl.PluralRules(language).select(count) === form) ?? 0);

function listSentences(branch: Catalog, name: string, key: string, language: Language): string[] {
  const text = branch[name];
  if (typeof text === 'string') return [fillPlaceholders(text, key, language)];
  return FORMS.flatMap((form) => {
    const plural = branch[`${name}_${form}`];
    return typeof plural === 'string' ? [fillPlaceholders(plural, key, language, pickCountForm(form, language))] : [];
  });
}

const pluralName = (name: string, branch: Catalog): string => {
  const base = name.replace(SUFFIX, '');
  return `${base}_other` in branch ? base : name;
};

/** Rows below a branch. `key` ends with a full stop unless empty. */
function listRowsBelow(branches: Record<Language, Catalog>, catalog: string, key = ''): CatalogRow[] {
  const names = LANGUAGES.flatMap((language) =>
    Object.keys(branches[language]).map((name) => pluralName(name, branches[language])),
  );
  return [...new Set(names)].flatMap((name) => {
    const { ar, en } = branches;
    const [below, englishBelow] = [ar[name], en[name]];
    if (typeof below === 'object' && typeof englishBelow === 'object') {
      return listRowsBelow({ ar: below, en: englishBelow }, catalog, `${key}${name}.`);
    }
    const full = `${catalog}.${key}${name}`;
    const sentences = { ar: listSentences(ar, name, full, 'ar'), en: listSentences(en, name, full, 'en') };
    return [{ key: `${key}${name}`, sentences }];
  });
}

/** Texts of a catalog in its order, with sample values. */
export const listRows = (catalog: string): CatalogRow[] =>
  listRowsBelow({ ar: getCatalog(catalog, 'ar'), en: getCatalog(catalog, 'en') }, catalog);
