import type { Files } from './Files.ts';

export async function readFully(files: Pick<Files, 'get'>, key: string): Promise<Uint8Array | undefined> {
  const filePart = await files.get(key);
  if (!filePart || !('body' in filePart)) return undefined;
  return new Uint8Array(await new Response(filePart.body).arrayBuffer());
}
