import type { SuggestionChoice } from '@mashrabiya/ui/Suggestions';
import { writeListState } from '../routing/listState.ts';
import { buildSearchPath, paths } from '../routing/paths.ts';

const buildFilterHref = (filters: Parameters<typeof writeListState>[0]['filters']) =>
  paths.search + writeListState({ filters });

/** URL of a suggestion; its results match the suggested count, for sale and for rent. */
export function buildSuggestionHref(choice: SuggestionChoice): string {
  switch (choice.kind) {
    case 'recent':
      return buildSearchPath(choice.text);
    case 'governorate':
      return buildFilterHref({ gover: choice.gover });
    case 'city':
      return buildFilterHref({ gover: choice.gover, city: [choice.city] });
    case 'compound':
      // A development's name may contain a place name, so it must not be parsed.
      return paths.search + writeListState({}, { query: choice.name, plain: '1' });
    case 'type':
      return buildFilterHref({
        type: choice.type,
        ...(choice.subcategory_id === null ? {} : { subcategory_id: choice.subcategory_id }),
      });
  }
}

/** Recent searches to suggest: the latest for an empty box, else those that contain the text. */
export function filterRecentSearches(texts: readonly string[], typed: string): readonly string[] {
  if (typed === '') return texts.slice(0, 6);
  const lowerTyped = typed.toLowerCase();
  return texts
    .filter((text) => text.toLowerCase().includes(lowerTyped) && text.toLowerCase() !== lowerTyped)
    .slice(0, 2);
}
