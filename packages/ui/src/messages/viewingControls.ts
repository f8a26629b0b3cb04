import type { ViewingAnswer } from '@mashrabiya/contract';

/** What the user does about the current viewing of a conversation. */
export interface ViewingControls {
  /** Answer that is being sent. */
  pendingAnswer?: ViewingAnswer | undefined;
  /** Reason why the last answer was refused. */
  problem?: string | undefined;
  isLoadingCalendar?: boolean;
  onAnswer(answer: ViewingAnswer): void;
  /** Opens the form for a time. */
  onSuggest(): void;
  /** Downloads the calendar file. */
  onCalendar(): void;
}
