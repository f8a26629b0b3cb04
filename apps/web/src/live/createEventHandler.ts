import { type CallInput, TYPING_TIMES, type UserEvents } from '@mashrabiya/contract';
import type { useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { invalidateCalls } from '../api/invalidateCalls.ts';
import { typingAtom } from '../messages/liveState.ts';

type Store = ReturnType<typeof useStore>;

/** True for the latest messages of one of the conversations, or of any; earlier messages do not change. */
function isLatestOf([call, , input]: readonly unknown[], ids: ReadonlySet<string> | undefined): boolean {
  // A query that is disabled has no input.
  if (call !== 'getConversation' || input === null) return false;
  const { params, query } = input as CallInput<'getConversation'>;
  return query.before === undefined && (ids === undefined || ids.has(params.id));
}

/** Loads what the events report, and shows who is typing. */
export function createEventHandler(store: Store): (received: UserEvents) => void {
  const typingTimers = new Map<string, ReturnType<typeof setTimeout>>();
  const setTyping = (id: string, isTyping: boolean) => {
    clearTimeout(typingTimers.get(id));
    if (isTyping)
      typingTimers.set(
        id,
        setTimeout(() => setTyping(id, false), TYPING_TIMES.shownMs),
      );
    const previous = store.get(typingAtom);
    if (previous.has(id) === isTyping) return;
    store.set(typingAtom, new Set(isTyping ? [...previous, id] : [...previous].filter((other) => other !== id)));
  };
  return ({ is_complete, events }) => {
    const changedIds = new Set<string>();
    for (const { kind, conversation_id } of events) {
      if (kind !== 'typing') changedIds.add(conversation_id);
      if (kind === 'typing' || kind === 'message') setTyping(conversation_id, kind === 'typing');
    }
    if (is_complete && changedIds.size === 0) return;
    const queryClient = store.get(queryClientAtom);
    void invalidateCalls(queryClient, ['listConversations', 'getUnreadMessages']);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => isLatestOf(queryKey, is_complete ? changedIds : undefined),
    });
  };
}
