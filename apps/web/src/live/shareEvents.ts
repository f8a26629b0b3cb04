import type { UserEvents } from '@mashrabiya/contract';
import { type FollowOptions, followEvents, MAX_SILENCE_MS } from './followEvents.ts';

/** Failures in a row after which pages poll again. */
const MAX_FAILURES = 2;

interface ShareOptions extends Pick<FollowOptions, 'open' | 'signal'> {
  /** Name of what the tabs of a user share. */
  name: string;
  onEvents(events: UserEvents): void;
  onLive(isLive: boolean): void;
}

/** Follows a user's events with one stream for all tabs: the tab with the lock sends them to the others. */
export function shareEvents({ name, open, onEvents, onLive, signal }: ShareOptions): void {
  const channel = new BroadcastChannel(name);
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let isLive = false;
  const setLive = (next: boolean) => {
    isLive = next;
    onLive(next);
  };
  const fallBack = () => setLive(false);
  const receive = (received: UserEvents) => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(fallBack, MAX_SILENCE_MS);
    // A tab that starts to listen has missed earlier events.
    const isComplete = received.is_complete && isLive;
    setLive(true);
    onEvents({ ...received, is_complete: isComplete });
  };
  channel.onmessage = ({ data }: MessageEvent<UserEvents | null>) => (data ? receive(data) : fallBack());
  signal.addEventListener('abort', () => {
    channel.close();
    clearTimeout(silenceTimer);
    fallBack();
  });
  const lead = () =>
    followEvents({
      open,
      onEvents: (events) => {
        receive(events);
        channel.postMessage(events);
      },
      onFailure: (count) => {
        if (count < MAX_FAILURES) return;
        fallBack();
        channel.postMessage(null);
      },
      signal,
    });
  // Only secure pages have locks; others follow on their own.
  if ('locks' in navigator) navigator.locks.request(name, { signal }, lead).catch(() => undefined);
  else void lead();
}
