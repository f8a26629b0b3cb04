import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';

const [port = '3000', apiPort = '3001'] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const api = `http://127.0.0.1:${apiPort}`;
const ENTRY = 'src/entry-client.tsx';

/** Paths that the API's host serves besides pages. */
const OF_API = '^/(api|images|clips|dev|storybook|map/tiles\\.pmtiles|healthz|readyz|robots\\.txt|sitemap.*\\.xml)';

const clientManifest = { [ENTRY]: { file: ENTRY } };

/** Forwards to the API process; the built product calls the API in its own process. */
const fetchApi = (input, init) => {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(api + pathname + search, request));
};

const drawPages = {
  name: 'draw-pages',
  configureServer: (vite) => () =>
    vite.middlewares.use(async (request, response, next) => {
      try {
        const { createPages } = await vite.ssrLoadModule('/src/entry-server.tsx');
        const pages = createPages({ clientManifest, fetch: fetchApi, now: () => new Date() });
        const url = `http://${request.headers.host}${request.originalUrl}`;
        const drawn = await pages.render(new Request(url, { headers: request.headers }));
        const html = await vite.transformIndexHtml(request.originalUrl, await drawn.text());
        response.writeHead(drawn.status, Object.fromEntries(drawn.headers)).end(html);
      } catch (error) {
        vite.ssrFixStacktrace(error);
        next(error);
      }
    }),
};

const vite = await createServer({
  configFile: path.join(root, 'apps/web/vite.config.ts'),
  appType: 'custom',
  server: { port: Number(port), strictPort: true, proxy: { [OF_API]: api } },
  plugins: [drawPages],
});
await vite.listen();
// The API prints an address of its own when it is ready; the address to open comes last.
const isReady = () =>
  fetch(`${api}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await sleep(200);
console.log(`\nDevelopment server with hot reload: http://localhost:${port}\n`);
