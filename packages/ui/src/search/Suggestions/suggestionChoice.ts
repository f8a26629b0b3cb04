import type { Suggestion } from '@mashrabiya/contract';

/** Server suggestion or recent search. */
export type SuggestionChoice = Suggestion | { kind: 'recent'; text: string };
