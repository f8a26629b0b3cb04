import { IncompleteWriteError } from '../core/storageFault.ts';
import type { Files } from './Files.ts';

/** Stores a file and verifies its size, before the only other copy is deleted. */
export async function storeVerified(files: Pick<Files, 'put' | 'get'>, key: string, content: Blob): Promise<void> {
  await files.put(key, content);
  const storedFile = await files.get(key, 'bytes=0-0');
  if (storedFile && 'body' in storedFile && storedFile.body instanceof ReadableStream) await storedFile.body.cancel();
  if (storedFile?.size !== content.size)
    throw new IncompleteWriteError(`Stored only ${storedFile?.size ?? 0} of ${content.size} bytes of ${key}`);
}
