import { z } from 'zod';
import type { Files } from '../../files/Files.ts';
import { readStoredFile } from '../../files/readStoredFile.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { UnrecoverableJobError } from '../../jobs/jobRules.ts';
import { getLastVariantFile, getSourceFile } from '../rules/pictureFiles.ts';
import { PictureError } from '../services/decodePicture.ts';
import { createPictureVariants } from '../services/pictures.ts';

export const PICTURE_JOB = 'picture';

const Payload = z.object({ img_name: z.string() });

/** Creates the smaller files of a picture; does nothing if it was deleted meanwhile, or has them. */
export const pictureJob =
  (files: Files): JobHandler =>
  async (payload) => {
    const { img_name } = Payload.parse(payload);
    if (await readStoredFile(files, getLastVariantFile(img_name))) return;
    const source = await readStoredFile(files, getSourceFile(img_name));
    if (!source) return;
    const variants = await createPictureVariants(source, img_name).catch((error: unknown) => {
      throw error instanceof PictureError ? new UnrecoverableJobError(`${img_name}: ${error.code}`) : error;
    });
    for (const { file, bytes } of variants) {
      const type = `image/${file.split('.').at(-1)}`;
      await files.put(file, new Blob([Uint8Array.from(bytes)], { type }));
    }
    // Deletes the new files if the picture was deleted meanwhile: they would stay forever.
    if (await readStoredFile(files, getSourceFile(img_name))) return;
    for (const { file } of variants) await files.delete(file);
  };
