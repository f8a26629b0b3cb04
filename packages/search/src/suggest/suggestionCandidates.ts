import type { Facets, PropertyType, Suggestion } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { KIND_TABLE } from '../interpret/options.ts';
import type { LocalizedName, Reference, SubcategoryEntry } from '../listings/reference.ts';
import { type Name, toName } from './matching.ts';

export type FacetTotals = Pick<Facets, 'gover' | 'city' | 'type' | 'subcategory_id'>;

export interface Totals extends FacetTotals {
  countText(text: string): Promise<number>;
}

export interface SuggestionCandidate {
  names: readonly Name[];
  /** Informal names; they match at a greater distance. */
  otherNames?: readonly Name[];
  getTotal(totals: Totals, language: Language): number | Promise<number>;
  toSuggestion(language: Language, total: number): Suggestion;
}

const toNames = (...texts: readonly string[]): Name[] => [...new Set(texts)].map(toName);

export const buildSuggestionCandidates = (reference: Reference): SuggestionCandidate[] => [
  ...buildGovernorates(reference),
  ...buildCities(reference),
  ...buildCompounds(reference),
  ...buildKinds(reference),
];

const buildGovernorates = (reference: Reference): SuggestionCandidate[] =>
  [...reference.governorates.values()].map(({ id, ...names }) => ({
    names: toNames(names.ar, names.en),
    getTotal: ({ gover }) => gover[String(id)] ?? 0,
    toSuggestion: (language, total) => ({ kind: 'governorate', gover: id, name: names[language], total }),
  }));

const buildCities = (reference: Reference): SuggestionCandidate[] =>
  [...reference.cities.values()].map(({ id, governorateId, aliases, ...names }) => ({
    names: toNames(names.ar, names.en, ...aliases),
    getTotal: ({ city }) => city[String(id)] ?? 0,
    toSuggestion: (language, total) => ({
      kind: 'city',
      city: id,
      gover: governorateId,
      name: names[language],
      gover_name: reference.governorates.get(governorateId)?.[language] ?? '',
      total,
    }),
  }));

const buildCompounds = (reference: Reference): SuggestionCandidate[] =>
  [...reference.compounds.values()].map(({ cityId, ...names }) => ({
    names: toNames(names.ar, names.en),
    getTotal: ({ countText }, language) => countText(names[language]),
    toSuggestion: (language, total) => ({
      kind: 'compound',
      name: names[language],
      city_name: reference.cities.get(cityId)?.[language] ?? '',
      total,
    }),
  }));

function buildKinds(reference: Reference): SuggestionCandidate[] {
  const allSubcategories = [...reference.subcategories.values()];
  return [...reference.categories.values()].flatMap((category): SuggestionCandidate[] => {
    const { type, id, ...names } = category;
    const typeSuggestion: SuggestionCandidate = {
      names: toNames(names.ar, names.en),
      otherNames: toNames(...listOtherNames(type)),
      getTotal: (totals) => totals.type[type],
      toSuggestion: (language, total) => ({ kind: 'type', type, subcategory_id: null, name: names[language], total }),
    };
    const parts = allSubcategories
      .filter(({ categoryId }) => categoryId === id)
      .map((part): SuggestionCandidate => {
        // A kind with the name of an earlier one (a flat by the sea) also shows its type.
        const hasDuplicateName = allSubcategories.some(
          ({ id: earlierId, ar, en }) => earlierId < part.id && (ar === part.ar || en === part.en),
        );
        return {
          names: toNames(part.ar, part.en),
          otherNames: toNames(...listOtherNames(type, part.slug)),
          getTotal: (totals) => totals.subcategory_id[String(part.id)] ?? 0,
          toSuggestion: (language, total) => ({
            kind: 'type',
            type,
            subcategory_id: part.id,
            name: hasDuplicateName ? formatLabel(part, names, language) : part[language],
            total,
          }),
        };
      });
    return [typeSuggestion, ...parts];
  });
}

const formatLabel = (part: SubcategoryEntry, category: LocalizedName, language: Language): string =>
  `${part[language]} (${category[language]})`;

const listOtherNames = (type: PropertyType, slug?: string): string[] =>
  KIND_TABLE.filter(([, meanings]) => meanings.some((kind) => kind.type === type && kind.slug === slug)).flatMap(
    ([texts]) => texts.split(' | '),
  );
