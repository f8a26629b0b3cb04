import { createI18n } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { buildReelId, reels } from '@mashrabiya/mocks';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { apiQueryOptions } from '../api/apiQueryOptions.ts';
import { paths } from '../routing/paths.ts';
import { createApp } from './createApp.tsx';
import { matchRoute } from './routes.ts';

const id = buildReelId(1);
const [reel] = reels('ar');
if (!reel) throw new Error('No reel in the fixtures');

/** Page of a reel that is cached, after a refetch with this error. */
const renderAfterRefetch = async (status: number, code: string): Promise<string> => {
  const url = paths.reel(id);
  await matchRoute(url).route.page.preload();
  const { context, queryClient, element } = createApp({
    language: 'ar',
    i18n: createI18n('ar', { ar, en }),
    fetch: async () => new Response(JSON.stringify({ errors: [{ code, title: code }] }), { status }),
    origin: 'https://mashrabiya.example',
    now: new Date('2026-11-20T12:00:00Z'),
    session: null,
    isServer: true,
  });
  const options = apiQueryOptions(context, 'getReel', { params: { id } });
  queryClient.setQueryData(options.queryKey, { data: reel });
  await expect(queryClient.fetchQuery({ ...options, staleTime: 0 })).rejects.toMatchObject({ status });
  return renderToString(element({ router: (children) => createElement(StaticRouter, { location: url }, children) }));
};

it('The page of an open reel says that the reel was removed meanwhile', async () => {
  const page = await renderAfterRefetch(410, 'gone');
  expect(page).toContain(ar.reels.viewer.gone);
  expect(page).not.toContain(reel.title);
});

it('The page of an open reel keeps it after a failed refetch', async () => {
  const page = await renderAfterRefetch(503, 'unexpected');
  expect(page).toContain(reel.title);
  expect(page).not.toContain(ar.reels.viewer.failed);
});
