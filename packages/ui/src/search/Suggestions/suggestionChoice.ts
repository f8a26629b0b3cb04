import type { Suggestion } from '@mashrabiya/contract';

/** Something to choose below the field: what the server suggests, or a text that was searched for before. */
export type SuggestionChoice = Suggestion | { kind: 'recent'; text: string };
