import { endPending } from '@mashrabiya/mocks';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { once } from './once.ts';

const problems: string[] = [];

export const drainNetworkProblems = (): string[] => problems.splice(0);

const STORY_HEADER = 'x-story';
let storyNumber = 0;

export const leaveStory = (): void => {
  storyNumber += 1;
  endPending();
};

/** `fetch` of one story: late requests of a previous story are not attributed to the next. */
export function createStoryFetch(): typeof fetch {
  const storyId = String(storyNumber);
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set(STORY_HEADER, storyId);
    return fetch(request);
  };
}

const isFromPreviousStory = ({ headers }: Request): boolean =>
  headers.has(STORY_HEADER) && headers.get(STORY_HEADER) !== String(storyNumber);

/** Storybook's own files and the pictures come from its server; all other requests need a handler. */
function isOwnFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && !pathname.startsWith('/api/');
}

/** Base URL of the published Storybook: pictures are beside it, while components request them at the site's root. */
const BASE = new URL('.', location.href);
const pictureHandler = http.get('/images/:name', ({ params }) => fetch(new URL(`images/${params.name}`, BASE)));

/** Starts MSW once: stories of a docs page call it together, and a second start breaks WebSocket mocking. */
export const startNetwork = once(async () => {
  const worker = setupWorker(...(BASE.pathname === '/' ? [] : [pictureHandler]));
  worker.events.on('response:bypass', ({ request, response }) => {
    if (!response.ok && response.type !== 'opaque' && !isFromPreviousStory(request))
      problems.push(`${response.status} ${request.url}`);
  });
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return defaults.error();
      const { request } = frame.data;
      const { method, url } = request;
      if (isOwnFile(new URL(url)) || isFromPreviousStory(request)) return;
      problems.push(`unhandled: ${method} ${url}`);
      defaults.error();
    },
  });
  return worker;
});
