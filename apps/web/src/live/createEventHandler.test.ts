import { TYPING_TIMES } from '@mashrabiya/contract';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { typingAtom } from '../messages/liveState.ts';
import { createEventHandler } from './createEventHandler.ts';

const scope = { language: 'ar', user: 'login-1' };
const KEYS = {
  latest: ['getConversation', scope, { params: { id: 'a' }, query: {} }],
  earlier: ['getConversation', scope, { params: { id: 'a' }, query: { before: 'x' } }],
  disabled: ['getConversation', scope, null],
  other: ['getConversation', scope, { params: { id: 'b' }, query: {} }],
  inbox: ['listConversations', scope, { query: {} }],
  unread: ['getUnreadMessages', scope, {}],
  profile: ['getProfile', scope, {}],
};

describe('Events of conversations', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function createHandler() {
    const store = createStore();
    const queryClient = new QueryClient();
    for (const key of Object.values(KEYS)) queryClient.setQueryData(key, {});
    store.set(queryClientAtom, queryClient);
    const handle = createEventHandler(store);
    const listInvalidated = () =>
      Object.entries(KEYS).flatMap(([name, key]) => (queryClient.getQueryState(key)?.isInvalidated ? [name] : []));
    return { store, handle, listInvalidated };
  }
  const message = (id: string) => ({ kind: 'message', conversation_id: id }) as const;
  const typing = (id: string) => ({ kind: 'typing', conversation_id: id }) as const;

  it('load the latest messages of the changed conversation, the inbox and the number of unread messages', () => {
    const { handle, listInvalidated } = createHandler();
    handle({ is_complete: true, events: [] });
    handle({ is_complete: true, events: [typing('a')] });
    expect(listInvalidated()).toEqual([]);
    handle({ is_complete: true, events: [message('a')] });
    expect(listInvalidated()).toEqual(['latest', 'inbox', 'unread']);
  });

  it('load all conversations if some may be missing', () => {
    const { handle, listInvalidated } = createHandler();
    handle({ is_complete: false, events: [] });
    expect(listInvalidated()).toEqual(['latest', 'other', 'inbox', 'unread']);
  });

  it('show who is typing, until a message arrives or for some seconds', () => {
    const { store, handle } = createHandler();
    const listTyping = () => [...store.get(typingAtom)];
    handle({ is_complete: true, events: [typing('a'), typing('b')] });
    expect(listTyping()).toEqual(['a', 'b']);
    handle({ is_complete: true, events: [message('a')] });
    expect(listTyping()).toEqual(['b']);
    vi.advanceTimersByTime(TYPING_TIMES.shownMs - 1);
    handle({ is_complete: true, events: [typing('b')] });
    vi.advanceTimersByTime(TYPING_TIMES.shownMs - 1);
    expect(listTyping()).toEqual(['b']);
    vi.advanceTimersByTime(1);
    expect(listTyping()).toEqual([]);
  });
});
