import type { AdPicture, PrivatePicture } from '@mashrabiya/contract';
import { atom } from 'jotai';
import { createPictureUploader } from './useShrunkUpload.ts';

/** Picture of a form that is not sent yet, such as the next message of a conversation. */
export interface Attachment extends AdPicture {
  file: Blob;
  /** Set once it is uploaded. */
  uploaded?: PrivatePicture;
}

/** Pictures that are not sent yet, by user and form; lost when the tab closes. */
export const attachmentsAtom = atom<ReadonlyMap<string, readonly Attachment[]>>(new Map());

/** Uploads continue while the user looks at other pages. */
export const uploaderAtom = atom(createPictureUploader);
