import type { Facets, PropertyType, Suggestion } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { KIND_TABLE } from '../interpret/options.ts';
import type { Names, Reference, SubcategoryEntry } from '../listings/reference.ts';
import { type Name, nameOf } from './matching.ts';

export interface Totals extends Pick<Facets, 'gover' | 'city' | 'type' | 'subcategory_id'> {
  ofText(text: string): number;
}

export interface Suggestible {
  names: readonly Name[];
  /** Informal names; they match at a greater distance. */
  otherNames?: readonly Name[];
  totalOf(totals: Totals, language: Language): number;
  suggestion(language: Language, total: number): Suggestion;
}

const namesOf = (...texts: readonly string[]): Name[] => [...new Set(texts)].map(nameOf);

/** All suggestions: places, developments, kinds of property. */
export const suggestibles = (reference: Reference): Suggestible[] => [
  ...governorates(reference),
  ...cities(reference),
  ...compounds(reference),
  ...kinds(reference),
];

const governorates = (reference: Reference): Suggestible[] =>
  [...reference.governorates.values()].map(({ id, ...names }) => ({
    names: namesOf(names.ar, names.en),
    totalOf: ({ gover }) => gover[String(id)] ?? 0,
    suggestion: (language, total) => ({ kind: 'governorate', gover: id, name: names[language], total }),
  }));

const cities = (reference: Reference): Suggestible[] =>
  [...reference.cities.values()].map(({ id, governorateId, aliases, ...names }) => ({
    names: namesOf(names.ar, names.en, ...aliases),
    totalOf: ({ city }) => city[String(id)] ?? 0,
    suggestion: (language, total) => ({
      kind: 'city',
      city: id,
      gover: governorateId,
      name: names[language],
      gover_name: reference.governorates.get(governorateId)?.[language] ?? '',
      total,
    }),
  }));

const compounds = (reference: Reference): Suggestible[] =>
  [...reference.compounds.values()].map(({ cityId, ...names }) => ({
    names: namesOf(names.ar, names.en),
    totalOf: ({ ofText }, language) => ofText(names[language]),
    suggestion: (language, total) => ({
      kind: 'compound',
      name: names[language],
      city_name: reference.cities.get(cityId)?.[language] ?? '',
      total,
    }),
  }));

function kinds(reference: Reference): Suggestible[] {
  const all = [...reference.subcategories.values()];
  return [...reference.categories.values()].flatMap((category): Suggestible[] => {
    const { type, id, ...names } = category;
    const whole: Suggestible = {
      names: namesOf(names.ar, names.en),
      otherNames: namesOf(...otherNames(type)),
      totalOf: (totals) => totals.type[type],
      suggestion: (language, total) => ({ kind: 'type', type, subcategory_id: null, name: names[language], total }),
    };
    const parts = all
      .filter(({ categoryId }) => categoryId === id)
      .map((part): Suggestible => {
        // A kind with the name of an earlier one (a flat by the sea) also shows its type.
        const isLater = all.some(({ id: earlier, ar, en }) => earlier < part.id && (ar === part.ar || en === part.en));
        return {
          names: namesOf(part.ar, part.en),
          otherNames: namesOf(...otherNames(type, part.slug)),
          totalOf: (totals) => totals.subcategory_id[String(part.id)] ?? 0,
          suggestion: (language, total) => ({
            kind: 'type',
            type,
            subcategory_id: part.id,
            name: isLater ? labelOf(part, names, language) : part[language],
            total,
          }),
        };
      });
    return [whole, ...parts];
  });
}

const labelOf = (part: SubcategoryEntry, category: Names, language: Language): string =>
  `${part[language]} (${category[language]})`;

const otherNames = (type: PropertyType, slug?: string): string[] =>
  KIND_TABLE.filter(([, meant]) => meant.some((kind) => kind.type === type && kind.slug === slug)).flatMap(([texts]) =>
    texts.split(' | '),
  );
