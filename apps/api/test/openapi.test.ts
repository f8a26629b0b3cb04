import { type Call, calls, statusOf } from '@mashrabiya/contract';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../src/app/openapi/document.ts';
import { serveDocs } from '../src/app/openapi/serveDocs.ts';

describe('The OpenAPI document', () => {
  const document = openApiDocument();

  it.each(Object.entries<Call>(calls))('tells the whole of %s', (name, call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: call.summary });
    expect(Boolean(operation?.requestBody)).toBe(Boolean(call.body));
    for (const parameter of call.path.match(/(?<=\{)\w+/g) ?? []) {
      expect(operation?.parameters).toContainEqual(
        expect.objectContaining({ name: parameter, in: 'path', required: true }),
      );
    }
    const refused = operation?.responses[401]?.description ?? '';
    expect(refused.includes('login_required')).toBe(call.access !== 'public');
    expect(operation?.security?.some((way) => 'login' in way) ?? false).toBe(call.access !== 'public');
    for (const code of call.errors) expect(operation?.responses[statusOf(code)]?.description).toContain(code);
  });

  it('says how often and how long a call may be made', () => {
    expect(document.paths['/provider/{id}/review']?.post?.description).toBe(
      'At most 20 in 86400 s by a person, 20 in 86400 s from an address (“review”).',
    );
    expect(document.paths['/forgot-password']?.post?.description).toBe(
      'At most 20 in 600 s from an address, failures only (“forgot failed”). At most 20 in 60 s from an address (“forgot burst”).',
    );
    expect(document.paths['/uploads/pictures']?.post?.description).toBe(
      'At most 300 in 3600 s by a person (“picture”). To be sent within 600 s, and answered within 15 s.',
    );
    expect(document.paths['/gover']?.get?.description).toBeUndefined();
  });

  it('says of each filter what it takes', () => {
    const parameters = document.paths['/forsell']?.get?.parameters ?? [];
    const schemaOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
    expect(schemaOf('page')).toMatchObject({ type: 'integer', minimum: 1 });
    expect(schemaOf('bedrooms')).toMatchObject({ type: 'array', items: { type: 'integer', maximum: 6 } });
    expect(schemaOf('ranking')).toMatchObject({ enum: [1, 2, 3] });
    expect(parameters.filter(({ required }) => required)).toEqual([]);
  });

  it('refers only to schemas that it has', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(10);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(references)]));
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('is served as JSON and as a page without scripts', async () => {
    const app = new Hono();
    serveDocs(app);
    expect(await (await app.request('/api/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)));
    const html = await (await app.request('/api/docs')).text();
    expect(html).not.toMatch(/<script|style="|onclick|https?:\/\//);
    for (const name of Object.keys(calls)) expect(html).toContain(`id="${name}"`);
    expect((await app.request('/api/docs.css')).headers.get('content-type')).toContain('text/css');
  });
});
