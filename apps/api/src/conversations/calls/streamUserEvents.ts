import type { Handler } from '../../app/callHandler.ts';
import { Reply } from '../../app/Reply.ts';

export const streamUserEvents: Handler<'streamUserEvents'> = async (_, { user, request, userEvents }) =>
  new Reply(userEvents.open(user, request.headers.get('last-event-id')), {
    // Nginx would wait for a full buffer.
    headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
  });
