import { readFile } from 'node:fs/promises';
import type { CallContext } from '../../app/callHandler.ts';
import type { UploadedFile } from '../../app/FileReceiver.ts';
import type { Files } from '../../files/Files.ts';
import { AVATAR_FOLDER, createAvatar } from './avatar.ts';
import { withPictureErrors } from './withPictureErrors.ts';

export async function acceptAvatar(
  upload: UploadedFile,
  field: string,
  { files, user, signal }: Pick<CallContext, 'files' | 'signal'> & { user: { id: string } },
): Promise<string> {
  const taskOptions = { owner: user.id, signal };
  const { name, content } = await withPictureErrors(field, async () =>
    createAvatar(await readFile(upload.path), taskOptions),
  );
  await files.put(`${AVATAR_FOLDER}/${name}`, content);
  return name;
}

/** Deletes a user's previous picture. After a failure, a job does it later. */
export async function deleteAvatar(files: Files, name: string | null): Promise<void> {
  if (name !== null) await files.delete(`${AVATAR_FOLDER}/${name}`).catch(() => undefined);
}
