import { readFileSync } from 'node:fs';
import { API_PREFIX } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { CACHE_SECONDS_HEADER } from '../registerCall.ts';
import { renderDocsPage } from './docsPage.ts';
import { buildOpenApiDocument, type OpenApiDocument } from './document.ts';

const HEADERS = { 'cache-control': 'public, max-age=300', [CACHE_SECONDS_HEADER]: '300' };

export function serveDocs(app: Hono, contactEmail: string): void {
  let document: OpenApiDocument | undefined;
  // On the first request: it takes a seventh of the start of the server.
  const getDocument = () => {
    document ??= buildOpenApiDocument(contactEmail);
    return document;
  };
  const stylesheet = readFileSync(new URL('./docs.css', import.meta.url), 'utf8');
  app.get(`${API_PREFIX}/openapi.json`, (c) => c.json(getDocument(), 200, HEADERS));
  app.get(`${API_PREFIX}/docs`, (c) => c.html(renderDocsPage(getDocument(), API_PREFIX), 200, HEADERS));
  app.get(`${API_PREFIX}/docs.css`, (c) =>
    c.body(stylesheet, 200, { ...HEADERS, 'content-type': 'text/css; charset=utf-8' }),
  );
}
