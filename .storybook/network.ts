import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

/** What went over the wire without a handler, or failed to load, since the story began. */
const problems: string[] = [];

/** Takes the problems out. */
export const takeNetworkProblems = (): string[] => problems.splice(0);

/** Storybook's own files and the pictures come from its server; everything else must have a handler. */
function isOwnFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && !pathname.startsWith('/api/');
}

/** Where Storybook is published; pictures lie beside it, while components ask for them at the site's root. */
const BASE = new URL('.', location.href);
const atBase = http.get('/images/:name', ({ params }) => fetch(new URL(`images/${params.name}`, BASE)));

/** The worker that stands in for the network: a request that nobody expects is a problem of the story. */
export async function startNetwork() {
  const worker = setupWorker(...(BASE.pathname === '/' ? [] : [atBase]));
  worker.events.on('response:bypass', ({ request, response }) => {
    if (!response.ok && response.type !== 'opaque') problems.push(`${response.status} ${request.url}`);
  });
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return defaults.error();
      const { method, url } = frame.data.request;
      if (isOwnFile(new URL(url))) return;
      problems.push(`unhandled: ${method} ${url}`);
      defaults.error();
    },
  });
  return worker;
}
