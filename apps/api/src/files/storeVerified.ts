import { IncompleteWrite } from '../core/storageFault.ts';
import type { Files } from './Files.ts';

/** Stores a file and verifies its size, before the only other copy is deleted. */
export async function storeVerified(files: Pick<Files, 'put' | 'get'>, key: string, content: Blob): Promise<void> {
  await files.put(key, content);
  const stored = await files.get(key, 'bytes=0-0');
  if (stored && 'body' in stored && stored.body instanceof ReadableStream) await stored.body.cancel();
  if (stored?.size !== content.size)
    throw new IncompleteWrite(`Stored only ${stored?.size ?? 0} of ${content.size} bytes of ${key}`);
}
