import type { Files } from './Files.ts';

export async function readWhole(files: Pick<Files, 'get'>, key: string): Promise<Uint8Array | undefined> {
  const found = await files.get(key);
  if (!found || !('body' in found)) return undefined;
  return new Uint8Array(await new Response(found.body).arrayBuffer());
}
