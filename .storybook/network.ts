import { endPending } from '@mashrabiya/mocks';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { once } from './once.ts';

/** What went over the wire without a handler, or failed to load, since the story began. */
const problems: string[] = [];

/** Takes the problems out. */
export const takeNetworkProblems = (): string[] => problems.splice(0);

/** Names the story whose app asks. */
const STORY = 'x-story';
let story = 0;

/** The story has left the stage. */
export const leaveStory = (): void => {
  story += 1;
  endPending();
};

/** For a story's app: what it still asks for when its story has left is not taken for its successor's. */
export function fetchOfStory(): typeof fetch {
  const own = String(story);
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set(STORY, own);
    return fetch(request);
  };
}

const isLate = ({ headers }: Request): boolean => headers.has(STORY) && headers.get(STORY) !== String(story);

/** Storybook's own files and the pictures come from its server; everything else must have a handler. */
function isOwnFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && !pathname.startsWith('/api/');
}

/** Where Storybook is published; pictures lie beside it, while components ask for them at the site's root. */
const BASE = new URL('.', location.href);
const atBase = http.get('/images/:name', ({ params }) => fetch(new URL(`images/${params.name}`, BASE)));

/**
 * The worker that stands in for the network: a request that nobody expects is a problem of the story. The stories of a
 * docs page ask for it at the same time, and a second one could not replace WebSocket again.
 */
export const startNetwork = once(async () => {
  const worker = setupWorker(...(BASE.pathname === '/' ? [] : [atBase]));
  worker.events.on('response:bypass', ({ request, response }) => {
    if (!response.ok && response.type !== 'opaque' && !isLate(request))
      problems.push(`${response.status} ${request.url}`);
  });
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return defaults.error();
      const { request } = frame.data;
      const { method, url } = request;
      if (isOwnFile(new URL(url)) || isLate(request)) return;
      problems.push(`unhandled: ${method} ${url}`);
      defaults.error();
    },
  });
  return worker;
});
