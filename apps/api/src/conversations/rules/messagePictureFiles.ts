import type { MessagePictureSize } from '@mashrabiya/contract';

/** The server does not serve this folder publicly. */
const FOLDER = 'messages';

export const getMessagePictureFile = (id: string, size: MessagePictureSize): string =>
  `${FOLDER}/${id}${size === 'small' ? '-small' : ''}.webp`;

export const listMessagePictureFiles = (id: string): string[] => [
  getMessagePictureFile(id, 'large'),
  getMessagePictureFile(id, 'small'),
];
