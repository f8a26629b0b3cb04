import { IMAGES_PATH, pictureFile } from '@mashrabiya/contract';
import { propertyCards } from '@mashrabiya/mocks';

/** Addresses of the seed's pictures, for stories of what a person chose. */
export const pictureSources: readonly string[] = [
  ...new Set(propertyCards('ar').flatMap(({ img }) => img.map(({ img_name }) => img_name))),
].map((name) => `${IMAGES_PATH}/${pictureFile(name, 'webp', 480)}`);

/** The same as the pictures of persons. */
export const profilePictures: readonly string[] = pictureSources.map((source) => source.replace(IMAGES_PATH, '..'));

/** A file that has a name and a type, and as many bytes as are wanted, but nothing to show. */
export const fileOf = (name: string, type: string, bytes = 1): File =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 0 });

const drag = (element: Element, type: string, files: readonly File[]): void => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
};

/** Holds files over an element, as from a folder. */
export const holdFiles = (element: Element, files: readonly File[]): void => {
  drag(element, 'dragenter', files);
  drag(element, 'dragover', files);
};

/** Drags files over an element and lets them fall there. */
export const dropFiles = (element: Element, files: readonly File[]): void => {
  holdFiles(element, files);
  drag(element, 'drop', files);
};
