import type { PrivatePictureSize } from '@mashrabiya/contract';

/** Folders of pictures that the server does not serve publicly. */
export type PrivateFolder = 'messages' | 'papers';

export const getPrivatePictureFile = (folder: PrivateFolder, id: string, size: PrivatePictureSize): string =>
  `${folder}/${id}${size === 'small' ? '-small' : ''}.webp`;

export const listPrivatePictureFiles = (folder: PrivateFolder, id: string): string[] => [
  getPrivatePictureFile(folder, id, 'large'),
  getPrivatePictureFile(folder, id, 'small'),
];
