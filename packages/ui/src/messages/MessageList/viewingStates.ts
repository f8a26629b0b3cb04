import type { Message, Viewing, ViewingChange } from '@mashrabiya/contract';

/** State of a proposed time. */
export type ViewingState = ViewingChange | 'moved' | 'over';

const isOpen = (state: ViewingState | undefined): boolean => state === 'proposed' || state === 'accepted';

/**
 * States of viewings by id, derived from their messages: every message after a loaded one is loaded, too. An open viewing
 * that is not the current one is over, or was cancelled by the deletion of an account.
 */
export function listViewingStates(
  messages: readonly Pick<Message, 'sent_at' | 'viewing'>[],
  current: Pick<Viewing, 'id'> | null,
  now: Date,
): ReadonlyMap<string, ViewingState> {
  const states = new Map<string, ViewingState>();
  const startTimes = new Map<string, number>();
  let previousId: string | undefined;
  for (const { sent_at, viewing } of messages) {
    if (!viewing) continue;
    const { id, change, starts_at } = viewing;
    if (change === 'proposed' && previousId !== undefined && isOpen(states.get(previousId))) {
      const isMove = (startTimes.get(previousId) ?? 0) > Date.parse(sent_at);
      if (isMove) states.set(previousId, 'moved');
    }
    states.set(id, change);
    startTimes.set(id, Date.parse(starts_at));
    if (change === 'proposed') previousId = id;
  }
  for (const [id, state] of states) {
    if (!isOpen(state) || id === current?.id) continue;
    states.set(id, (startTimes.get(id) ?? 0) > now.getTime() ? 'cancelled' : 'over');
  }
  return states;
}
