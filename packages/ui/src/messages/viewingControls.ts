import type { ViewingAnswer } from '@mashrabiya/contract';

/** Actions on the viewing of a conversation, and their state. */
export interface ViewingControls {
  pendingAnswer?: ViewingAnswer | undefined;
  /** Reason of the last refusal. */
  problem?: string | undefined;
  isLoadingCalendar?: boolean;
  onAnswer(answer: ViewingAnswer): void;
  /** Opens the form for a time. */
  onSuggest(): void;
  onCalendar(): void;
}
