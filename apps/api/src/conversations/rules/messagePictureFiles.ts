import type { MessagePictureSize } from '@mashrabiya/contract';

/** Outside the folder of public pictures. */
const FOLDER = 'messages';

export const getMessagePictureFile = (id: string, size: MessagePictureSize): string =>
  `${FOLDER}/${id}${size === 'small' ? '-small' : ''}.webp`;

export const listMessagePictureFiles = (id: string): string[] => [
  getMessagePictureFile(id, 'large'),
  getMessagePictureFile(id, 'small'),
];
