import type { ViewingAnswer } from '@mashrabiya/contract';

/** Actions on the viewing of a conversation, and their state. */
export interface ViewingControls {
  /** False between users of whom one has blocked the other: they can only decline or cancel. */
  canReschedule?: boolean;
  pendingAnswer?: ViewingAnswer | undefined;
  /** Reason of the last refusal. */
  problem?: string | undefined;
  isLoadingCalendar?: boolean;
  onAnswer(answer: ViewingAnswer): void;
  /** Opens the form for a time. */
  onSuggest(): void;
  onCalendar(): void;
}
