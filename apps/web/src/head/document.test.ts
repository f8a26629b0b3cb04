import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { buildDocumentHtml } from './document.ts';

const TEXT = '</script><script>alert(1)</script>';

it('JSON in a page cannot close its script element', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['title'], TEXT);
  const document = buildDocumentHtml({
    lang: 'en',
    dir: 'ltr',
    html: '',
    styles: '',
    state: dehydrate(queryClient),
    schemas: [{ name: TEXT }],
    chunkPlan: { entry: TEXT, chunks: [], afterHydration: [] },
  });
  expect(document).not.toContain(TEXT);
  expect(document.match(/\\u003c\/script>\\u003cscript>alert/g)).toHaveLength(3);
});
