import type { Files } from './Files.ts';

export async function readStoredFile(
  files: Pick<Files, 'get'>,
  key: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const storedFile = await files.get(key);
  if (!storedFile || !('body' in storedFile)) return undefined;
  const { body } = storedFile;
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
}
