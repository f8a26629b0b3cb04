import { type Call, calls, ErrorAnswer, getProblemStatus } from '@mashrabiya/contract';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildOpenApiDocument } from '../src/app/openapi/document.ts';
import { serveDocs } from '../src/app/openapi/serveDocs.ts';
import { listDifferences } from './support/listDifferences.ts';

/** The document has 14,000 lines: a failed test names the first paths that differ. */
const MAX_DIFFERENCES = 20;

describe('The OpenAPI document', () => {
  const document = buildOpenApiDocument('site@example.com');

  it.each(Object.entries<Call>(calls))('describes all of %s', (name, call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: call.summary });
    expect(operation?.description).toContain(call.description);
    expect(Boolean(operation?.requestBody)).toBe(Boolean(call.body));
    for (const parameter of call.path.match(/(?<=\{)\w+/g) ?? []) {
      expect(operation?.parameters).toContainEqual(
        expect.objectContaining({ name: parameter, in: 'path', required: true }),
      );
    }
    const refusalText = operation?.responses[401]?.description ?? '';
    expect(refusalText.includes('login_required')).toBe(call.access !== 'public');
    expect(operation?.security?.some((scheme) => 'login' in scheme) ?? false).toBe(call.access !== 'public');
    for (const code of call.errors) expect(operation?.responses[getProblemStatus(code)]?.description).toContain(code);
  });

  it('includes rate and time limits', () => {
    expect(document.paths['/provider/{id}/review']?.post?.description).toBe(
      'Adds or changes the review; one per user and seller. Needs a login. Refused with `account_blocked` to users whom the moderators have blocked. At most 20 in 86400 s by a user, 20 in 86400 s from an address (“review”).',
    );
    expect(document.paths['/forgot-password']?.post?.description).toBe(
      'Mails a link to set a new password. Needs no login. At most 20 in 600 s from an address, failures only (“forgot failed”). At most 20 in 60 s from an address (“forgot burst”).',
    );
    expect(document.paths['/uploads/pictures']?.post?.description).toBe(
      'Sent before the listing, which then names it in `pictures`. Needs a login. At most 300 in 3600 s by a user (“picture”). To be sent within 600 s, and answered within 15 s.',
    );
    expect(document.paths['/gover']?.get?.description).toBe(
      'The 27 governorates with their cities. Needs no login. Without a login, the server may answer from a cache for 300 s.',
    );
    expect(document.paths['/finance/orders']?.get?.description).toContain(
      'Needs a login with the role `finance`, or an administrator’s.',
    );
  });

  it('groups every operation by a domain, and describes both', () => {
    const names = document.tags.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { description } of document.tags) expect(description).toMatch(/^[A-Z].*\.$/);
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(Object.keys(calls).length);
    for (const { operationId, tags, summary, description } of operations) {
      expect([operationId, tags]).toEqual([operationId, [expect.toBeOneOf(names)]]);
      expect([operationId, summary, description]).toEqual([
        operationId,
        expect.stringMatching(/^[A-Z]/),
        expect.stringMatching(/^[A-Z].*\.$/),
      ]);
    }
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(names));
  });

  it('includes servers and a contact', () => {
    expect(document.servers).toEqual([{ url: '/api', description: 'This site' }]);
    expect(document.info.contact).toEqual({ name: 'Mashrabiya', email: 'site@example.com' });
  });

  it('has examples of errors, and of parameters if their schema has one', () => {
    const operation = document.paths['/orders/{id}']?.get;
    const id = operation?.parameters.find(({ name }) => name === 'id');
    expect(id?.example).toBe('01900000-0000-7000-8000-000000000001');
    const [content] = Object.values(operation?.responses[404]?.content ?? {});
    expect(content?.examples?.not_found).toEqual({ $ref: '#/components/examples/not_found' });
    expect(ErrorAnswer.parse(document.components.examples.not_found?.value).errors).toMatchObject([
      { status: '404', code: 'not_found' },
    ]);
    for (const [path, methods] of Object.entries(document.paths))
      for (const { operationId, parameters: all } of Object.values(methods))
        for (const { name, example } of all) {
          const call: Call = calls[operationId as keyof typeof calls];
          const schema = path.includes(`{${name}}`) ? call.params : call.query;
          if (example === undefined || !(schema instanceof z.ZodObject)) continue;
          const field: z.ZodType | undefined = schema.shape[name];
          expect([operationId, name, field?.safeParse(String(example)).success]).toEqual([operationId, name, true]);
        }
  });

  it('describes the values of each filter', () => {
    const parameters = document.paths['/forsell']?.get?.parameters ?? [];
    const findSchema = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
    expect(findSchema('page')).toMatchObject({ type: 'integer', minimum: 1 });
    expect(findSchema('bedrooms')).toMatchObject({ type: 'array', items: { type: 'integer', maximum: 6 } });
    expect(findSchema('ranking')).toMatchObject({ enum: [1, 2, 3] });
    expect(parameters.filter(({ required }) => required)).toEqual([]);
  });

  it('refers to existing schemas only', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(10);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(references)]));
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('is served as JSON and as a page without scripts', async () => {
    const app = new Hono();
    serveDocs(app, 'site@example.com');
    const servedDocument = await (await app.request('/api/openapi.json')).json();
    const differences = listDifferences(servedDocument, JSON.parse(JSON.stringify(document)));
    expect(differences.slice(0, MAX_DIFFERENCES)).toEqual([]);
    const html = await (await app.request('/api/docs')).text();
    expect(html).not.toMatch(/<script|style="|onclick|https?:\/\//);
    for (const name of Object.keys(calls)) expect(html).toContain(`id="${name}"`);
    for (const { name } of document.tags) expect(html).toContain(`>${name}</h2>`);
    expect((await app.request('/api/docs.css')).headers.get('content-type')).toContain('text/css');
  });
});
