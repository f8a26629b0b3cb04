import type { ProblemCode } from '@mashrabiya/contract';
import { AppError } from '../../core/AppError.ts';
import { PictureError, type PictureErrorCode } from './decodePicture.ts';

const CODES: Record<PictureErrorCode, ProblemCode> = {
  unsupported_image: 'picture_unsupported',
  image_too_large: 'picture_too_large',
  image_too_narrow: 'picture_too_narrow',
  image_too_slow: 'picture_too_slow',
  broken_image: 'picture_broken',
};

export async function withPictureErrors<T>(field: string, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof PictureError) throw new AppError({ code: CODES[error.code], pointer: `/${field}` });
    throw error;
  }
}
