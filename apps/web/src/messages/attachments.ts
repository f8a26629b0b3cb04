import type { AdPicture, MessagePicture } from '@mashrabiya/contract';
import { atom } from 'jotai';
import { createPictureUploader } from '../uploads/useShrunkUpload.ts';

/** Picture of a message that is being written. */
export interface Attachment extends AdPicture {
  file: Blob;
  /** Set once it is uploaded. */
  uploaded?: MessagePicture;
}

/** Pictures that are not sent yet, by user and draft; lost when the tab closes. */
export const attachmentsAtom = atom<ReadonlyMap<string, readonly Attachment[]>>(new Map());

/** Uploads continue while the user looks at other pages. */
export const uploaderAtom = atom(createPictureUploader);
