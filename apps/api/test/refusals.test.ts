import { MAX_QUERY_LENGTH } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { propertyId } from './fixtures/properties.ts';
import { buildJsonRequest } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createTestLog } from './support/testLog.ts';

describeEngines('A refusal', (open) => {
  const api = createFixtureApi(open);

  describe('of a query', () => {
    it.each([
      ['page=0', 'invalid_page page'],
      ['page=-1', 'invalid_page page'],
      ['page=1.5', 'invalid_page page'],
      ['page=two', 'invalid_page page'],
      ['page=', 'invalid_page page'],
      ['page=10001', 'invalid_page page'],
      ['page=1e400', 'invalid_page page'],
      ['page=1&page=2', 'invalid_field page'],
      ['sort_date=up', 'invalid_sort sort_date'],
      ['sort_date=asc&sort_price=asc', 'invalid_sort sort_price'],
      ['type=castle', 'invalid_choice type'],
      ['finishing=golden', 'invalid_choice finishing'],
      ['payment=2', 'invalid_choice payment'],
      ['ranking=4', 'invalid_choice ranking'],
      ['gover=cairo', 'invalid_number gover'],
      ['city=99999999999', 'invalid_number city'],
      ['min_price=-5', 'invalid_number min_price'],
      ['max_size=٥٠', 'invalid_number max_size'],
      ['min_price=9&max_price=1', 'invalid_range max_price'],
      ['min_size=9&max_size=1', 'invalid_range max_size'],
      ['bedrooms=1,x', 'invalid_number bedrooms'],
      ['bathrooms=7', 'invalid_number bathrooms'],
      ['colour=red', 'unknown_field colour'],
      ['min_price[]=1', 'unknown_field min_price[]'],
      ['__proto__=1', 'unknown_field __proto__'],
      ['action=forrent', 'unknown_field action'],
    ])('%s', async (query, fault) => {
      expect(await api.client.fetchRefusal(`/forsell?${query}`)).toMatchObject({ status: 422, faults: [fault] });
    });

    it('returns every error at once', async () => {
      const { faults } = await api.client.fetchRefusal('/forsell?page=0&type=castle&colour=red');
      expect(faults).toEqual(
        expect.arrayContaining(['invalid_page page', 'invalid_choice type', 'unknown_field colour']),
      );
    });

    it('is 414 when the address is too long', async () => {
      const { status, faults } = await api.client.fetchRefusal(`/forsell?gover=${'1'.repeat(9000)}`);
      expect({ status, faults }).toEqual({ status: 414, faults: ['query_too_long'] });
    });
  });

  describe('of a body', () => {
    it.each([
      ['{', 400, 'malformed_body'],
      ['', 400, 'malformed_body'],
      ['[]', 400, 'malformed_body '],
      ['null', 400, 'malformed_body '],
      ['{"page":0}', 422, 'invalid_page /page'],
      ['{"query":7}', 422, 'invalid_field /query'],
      ['{"data":[]}', 422, 'invalid_field /data'],
      ['{"data":{"min_price":"many"}}', 422, 'invalid_number /data/min_price'],
      ['{"data":{"a/b":1}}', 422, 'unknown_field /data/a~1b'],
      ['{"data":{"min_size":5,"max_size":2}}', 422, 'invalid_range /data/max_size'],
      ['{"data":{"bedrooms":[1,[2]]}}', 422, 'invalid_number /data/bedrooms/1'],
      ['{"sort_date":"asc","sort_price":"asc"}', 422, 'invalid_sort /sort_price'],
      [JSON.stringify({ query: 'x'.repeat(MAX_QUERY_LENGTH + 1) }), 422, 'text_too_long /query'],
      [JSON.stringify({ query: 'x'.repeat(70_000) }), 413, 'body_too_large'],
    ])('%.40s', async (body, status, fault) => {
      const refusal = await api.client.fetchRefusal('/search', buildJsonRequest(body));
      expect({ ...refusal, faults: refusal.faults.map((text) => text.trim()) }).toMatchObject({
        status,
        faults: [fault.trim()],
      });
    });

    it('is 413 also when the length is not announced', async () => {
      const body = new ReadableStream({
        pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(16_384))),
      });
      const init = { ...buildJsonRequest(''), body, duplex: 'half' as const };
      expect(await api.client.fetchRefusal('/search', init)).toMatchObject({ status: 413, faults: ['body_too_large'] });
    });

    it('is 415 for another content type, or none', async () => {
      for (const headers of [
        { 'content-type': 'text/plain' },
        { 'content-type': 'application/x-www-form-urlencoded' },
        undefined,
      ]) {
        const refusal = await api.client.fetchRefusal('/search', { method: 'POST', headers, body: new Blob(['{}']) });
        expect(refusal).toMatchObject({ status: 415, faults: ['unsupported_content_type'] });
      }
    });

    it('applies to two pages that differ', async () => {
      const refusal = await api.client.fetchRefusal('/search?page=3', buildJsonRequest({ page: 2 }));
      expect(refusal).toMatchObject({ status: 422, faults: ['invalid_page /page'] });
    });
  });

  it('uses the user’s language', async () => {
    const arabic = await api.client.fetchRefusal('/forsell?page=0');
    const english = await api.client.fetchRefusal('/forsell?page=0', {
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    expect(arabic.title).toMatch(/رقم الصفحة/);
    expect(english.title).toBe('The page must be a whole number, starting from 1.');
    expect(english.headers.get('content-language')).toBe('en');
    expect(english.headers.get('content-type')).toBe('application/vnd.api+json');
  });

  it('is 404 for an unknown path and 405 for a wrong method, with the allowed ones', async () => {
    expect(await api.client.fetchRefusal('/castles')).toMatchObject({ status: 404, faults: ['not_found'] });
    const refusal = await api.client.fetchRefusal('/search');
    expect(refusal).toMatchObject({ status: 405, faults: ['method_not_allowed'] });
    expect(refusal.headers.get('allow')).toBe('POST');
    expect((await api.client.fetchRefusal('/forsell', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD');
    expect((await api.client.fetchRefusal('/user/sessions', { method: 'PUT' })).headers.get('allow')).toBe(
      'GET, HEAD, DELETE',
    );
  });

  it('hides the cause of a server error and logs it under an id', async () => {
    const brokenDatabase = await open();
    await brokenDatabase.close();
    const { createApi } = await import('../src/composition/createApi.ts');
    const logLines: string[] = [];
    const app = createApi(
      { ...api.services, db: brokenDatabase.db },
      createTestLog((line) => logLines.push(line)),
    );
    const response = await app.request(`/api/properties/${propertyId(1)}`);
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(text).not.toMatch(/\bat \w|Error:|node_modules/);
    expect(logLines[0]).toContain(response.headers.get('x-error-id'));
  });
});
