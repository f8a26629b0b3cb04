import { ErrorAnswer, Facets, JSON_API_TYPE, PropertyPage, SearchPage } from '@mashrabiya/contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { configuration } from './fixtures/configuration.ts';
import { createHandlers } from './handlers.ts';
import { mockCall, mockFailure } from './mockCall.ts';

const server = setupServer(...createHandlers());
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = (path: string, init?: RequestInit) => fetch(`http://mashrabiya.test/api${path}`, init);

describe('the mocked marketplace', () => {
  it('answers lists by page, filter and language', async () => {
    const answer = await api('/forsell?page=2&type=housing', { headers: { 'accept-language': 'en' } });
    expect(answer.headers.get('content-type')).toBe(JSON_API_TYPE);
    const page = PropertyPage.parse(await answer.json());
    expect(page.current_page).toBe(2);
    for (const card of page.allData) expect([card.type, card.category_name]).toEqual(['housing', 'Housing']);
  });

  it('accepts the page of a search from the query or the body', async () => {
    const search = async (path: string, body: object) =>
      SearchPage.parse(await (await api(path, { method: 'POST', body: JSON.stringify(body) })).json()).current_page;
    expect(await search('/search?page=2', { query: '' })).toBe(2);
    expect(await search('/search', { query: '', page: 3 })).toBe(3);
  });

  it('refuses what the contract refuses', async () => {
    const answer = await api('/forsell?page=0');
    expect(answer.status).toBe(422);
    expect(ErrorAnswer.parse(await answer.json()).errors[0]?.source?.parameter).toBe('page');
  });

  it('returns 404 for unknown listings', async () => {
    expect((await api('/properties/019a9000-0000-7000-8000-999999999999')).status).toBe(404);
    expect((await api('/properties/nonsense')).status).toBe(422);
  });

  it.each([
    '/facets?action=forsell&type=housing&features=101',
    '/facets?gover=1&city=3,4&max_price=1',
    '/suggestions?q=ma',
    '/suggestions?q=%D8%B4%D9%82',
    '/interpret?q=apartment%203%20beds%20in%20maadi%20under%205m',
    '/map?zoom=6',
    '/map?zoom=14&box=29.9,31,30.1,31.5&action=forsell',
    '/areas/1',
    '/properties/019a9000-0000-7000-8000-000000000001/market',
    '/properties/019a9000-0000-7000-8000-000000000001/similar',
  ])('answers %s according to the contract', async (path) => {
    for (const language of ['ar', 'en']) {
      expect((await api(path, { headers: { 'accept-language': language } })).status).toBe(200);
    }
  });

  it('counts the results of a choice, and names the removal that yields the most', async () => {
    const facets = async (query: string) => Facets.parse(await (await api(`/facets?${query}`)).json());
    const { total, type } = await facets('action=forsell&gover=1');
    expect(type.housing + type.commercial + type.coastal + type.industrial + type.land).toBe(total);
    const none = await facets('action=forsell&gover=1&max_price=1');
    expect(none.best_removal).toEqual({ filter: 'price', total });
  });

  it('fails on demand', async () => {
    server.use(mockFailure('listForSale', 'unavailable'), mockFailure('listForRent', 'network'));
    expect((await api('/forsell')).status).toBe(503);
    await expect(api('/forrent')).rejects.toThrow();
  });

  it('throws when a mock breaks the contract', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(mockCall('getConfigurations', () => ({ data: { ...configuration, maxprice: Number.NaN } })));
    expect((await api('/configurations')).status).toBe(500);
  });
});
