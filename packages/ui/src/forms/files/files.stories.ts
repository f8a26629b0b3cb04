import { getPictureFile, IMAGES_PATH } from '@mashrabiya/contract';
import { propertyCards } from '@mashrabiya/mocks';

/** Seed pictures that stand for a user's own. */
export const pictureSources: readonly string[] = [
  ...new Set(propertyCards('ar').flatMap(({ img }) => img.map(({ img_name }) => img_name))),
].map((name) => `${IMAGES_PATH}/${getPictureFile(name, 'webp', 480)}`);

export const profilePictures: readonly string[] = pictureSources.map((source) => source.replace(IMAGES_PATH, '..'));

const FTYP = [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70];
const SIGNATURES: Record<string, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  'image/heic': [...FTYP, 0x68, 0x65, 0x69, 0x63],
  'video/mp4': [...FTYP, 0x69, 0x73, 0x6f, 0x6d],
};

/** A file with the signature of its type, padded with zeros to `bytes`. */
export const createFile = (name: string, type: string, bytes = 0): File => {
  const signature = SIGNATURES[type] ?? [];
  const content = new Uint8Array(Math.max(bytes, signature.length));
  content.set(signature);
  return new File([content], name, { type, lastModified: 0 });
};

export const createTextFile = (name: string, type: string): File =>
  new File(['a text'], name, { type, lastModified: 0 });

const drag = (element: Element, type: string, files: readonly File[]): void => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
};

export const dragFilesOver = (element: Element, files: readonly File[]): void => {
  drag(element, 'dragenter', files);
  drag(element, 'dragover', files);
};

export const dropFiles = (element: Element, files: readonly File[]): void => {
  dragFilesOver(element, files);
  drag(element, 'drop', files);
};
