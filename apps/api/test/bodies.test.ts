import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Call } from '@mashrabiya/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { UploadedFile } from '../src/app/FileReceiver.ts';
import { parseCall } from '../src/app/parseInput.ts';
import { UploadDirectory } from '../src/app/UploadDirectory.ts';
import { AppError } from '../src/core/AppError.ts';
import { buildFormRequest, encodeForm } from './support/client.ts';

const declaration = {
  method: 'POST',
  path: '/x',
  access: 'public',
  summary: '',
  description: '',
  answer: z.any(),
  errors: [],
} as const;
const body = z.object({ title: z.string(), tags: z.array(z.string()).optional() });
const FORM: Call = {
  ...declaration,
  bodyType: 'multipart',
  body,
  files: { image: { maxCount: 2, maxBytes: 100_000 }, cover: { maxCount: 1, maxBytes: 1_000 } },
};
const createBytes = (length: number) => new Uint8Array(length).map((_, i) => i % 251);
const createFile = (length: number, name = 'home.jpg', type = 'image/jpeg') =>
  new File([createBytes(length)], name, { type });

describe('A request body', () => {
  let uploads = new UploadDirectory();
  afterEach(async () => {
    await uploads.remove();
    uploads = new UploadDirectory();
  });
  const parseRequest = async (call: Call, init: RequestInit) => {
    const encodedInit = await encodeForm(init);
    const request = new Request('http://mashrabiya/x', { ...encodedInit, ...(encodedInit.body && { duplex: 'half' }) });
    return parseCall(call, request, {}, uploads);
  };
  const parseFaults = async (call: Call, init: RequestInit) => {
    const error = await parseRequest(call, init).then(
      () => undefined,
      (thrownError: unknown) => thrownError,
    );
    if (error instanceof AppError) return error.faults.map(({ code, pointer }) => [code, pointer].join(' ').trim());
    throw error ?? new Error('It was not refused.');
  };
  const parseFiles = async (init: RequestInit, field = 'image') =>
    ((await parseRequest(FORM, init)).files as Record<string, UploadedFile[]>)[field] ?? [];

  describe('with fields and files', () => {
    it('is validated, and its files stay on disk until the answer', async () => {
      const sentFields = { title: 'شقة', 'tags[]': 'a', image: createFile(70_000) };
      const input = await parseRequest(FORM, buildFormRequest(sentFields));
      expect(input.body).toEqual({ title: 'شقة', tags: ['a'] });
      const [image] = (input.files as Record<string, UploadedFile[]>).image ?? [];
      expect(image).toMatchObject({ bytes: 70_000, name: 'home.jpg', declaredType: 'image/jpeg' });
      const path = image?.path ?? '';
      expect(Buffer.compare(readFileSync(path), createBytes(70_000))).toBe(0);
      await uploads.remove();
      expect(existsSync(dirname(path))).toBe(false);
    });

    it('keeps the order of files, and distinguishes an empty field from a file', async () => {
      const form = new FormData();
      form.append('title', 'x');
      form.append('image[]', createFile(20, 'first.png'));
      form.append('image[]', createFile(10, 'second.png'));
      form.append('cover', new File([], ''));
      expect((await parseFiles({ method: 'POST', body: form })).map(({ name }) => name)).toEqual([
        'first.png',
        'second.png',
      ]);
    });

    it.each(['../../etc/passwd', '..\\..\\boot.ini', '/etc/shadow', 'a/../../b.jpg'])(
      'is stored under a generated name, whatever %s contains',
      async (name) => {
        const [image] = await parseFiles(buildFormRequest({ title: 'x', image: createFile(5, name) }));
        expect(image?.path).toMatch(/mashrabiya-upload-[^/]+\/[\da-f-]{36}$/);
        expect(image?.name).not.toMatch(/[/\\]/);
      },
    );

    it.each<[string, Parameters<typeof buildFormRequest>[0], string]>([
      ['a file above its limit', { title: 'x', image: createFile(100_001) }, 'file_too_large /image'],
      ['a small limit beside a large one', { title: 'x', cover: createFile(1_001) }, 'file_too_large /cover'],
      ['an unexpected file', { title: 'x', avatar: createFile(3) }, 'unknown_field /avatar'],
      ['a file instead of a text', { title: createFile(3) }, 'unknown_field /title'],
      ['a wrong field', { titel: 'x' }, 'required_field /title'],
      ['long fields', { title: 'x'.repeat(70_000) }, 'body_too_large'],
      ['a total above the limit', { title: 'x', image: createFile(400_000) }, 'body_too_large'],
    ])('is refused with %s', async (_, fields, fault) => {
      expect(await parseFaults(FORM, buildFormRequest(fields))).toEqual([fault]);
    });

    it('is refused with too many files, a repeated field, or a thousand parts', async () => {
      const appendMany = (count: number, name: string, value: string | File) => {
        const form = new FormData();
        form.append('title', 'x');
        for (let i = 0; i < count; i++) form.append(name.replace('#', String(i)), value as string);
        return { method: 'POST', body: form };
      };
      expect(await parseFaults(FORM, appendMany(3, 'image[]', createFile(9)))).toEqual(['too_many_files /image']);
      expect(await parseFaults(FORM, appendMany(1, 'title', 'y'))).toEqual(['invalid_field /title']);
      expect(await parseFaults(FORM, appendMany(1000, 'f#', 'y'))).toEqual(['body_too_large']);
      expect(await parseFaults(FORM, appendMany(1000, 'image[]', createFile(1)))).toEqual(['too_many_files /image']);
    });

    it.each([
      ['no boundary', 'multipart/form-data', 'x'],
      ['another boundary', 'multipart/form-data; boundary=a', '--b\r\n\r\n--b--'],
      [
        'no end',
        'multipart/form-data; boundary=a',
        '--a\r\ncontent-disposition: form-data; name="image"; filename="x"\r\n\r\nab',
      ],
      ['nothing', 'multipart/form-data; boundary=a', ''],
    ])('is refused with %s', async (_, type, text) => {
      const init = { method: 'POST', headers: { 'content-type': type }, body: text };
      expect(await parseFaults(FORM, init)).toEqual(['malformed_body']);
    });

    it('is refused when it is cut off, and leaves no files', async () => {
      const head = '--a\r\ncontent-disposition: form-data; name="image"; filename="x"\r\n\r\n';
      let isStarted = false;
      const brokenStream = new ReadableStream({
        pull(controller) {
          if (isStarted) controller.error(new Error('The line broke.'));
          else controller.enqueue(new TextEncoder().encode(head + 'x'.repeat(50_000)));
          isStarted = true;
        },
      });
      const headers = { 'content-type': 'multipart/form-data; boundary=a' };
      expect(await parseFaults(FORM, { method: 'POST', headers, body: brokenStream })).toEqual(['malformed_body']);
    });

    it('is refused as JSON', async () => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"title":"x"}' };
      expect(await parseFaults(FORM, init)).toEqual(['unsupported_content_type']);
    });
  });

  it('as a form is URL-encoded or multipart', async () => {
    const call: Call = { ...declaration, bodyType: 'form', body };
    const encodedInit = { method: 'POST', body: new URLSearchParams({ title: 'شقة', 'tags[]': 'a' }) };
    expect((await parseRequest(call, encodedInit)).body).toEqual({ title: 'شقة', tags: ['a'] });
    expect((await parseRequest(call, buildFormRequest({ title: 'x' }))).body).toEqual({ title: 'x' });
    expect(await parseFaults(call, buildFormRequest({ title: 'x', image: createFile(9) }))).toEqual([
      'unknown_field /image',
    ]);
    const repeatedFields = new URLSearchParams('title=x&title=y');
    expect(await parseFaults(call, { method: 'POST', body: repeatedFields })).toEqual(['invalid_field /title']);
  });

  it('that is raw is read byte by byte, up to its limit', async () => {
    const call: Call = { ...declaration, bodyType: 'raw', body: z.instanceof(Uint8Array), maxBytes: 300 };
    expect((await parseRequest(call, { method: 'POST', body: createBytes(300) })).body).toEqual(createBytes(300));
    expect(await parseFaults(call, { method: 'POST', body: createBytes(301) })).toEqual(['body_too_large']);
  });
});
