import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';

/** Plans cannot be bought yet: everybody is on the free one, which the specification has answered as not found. */
export const getPlan: Handler<'getPlan'> = async () => {
  throw new AppError({ code: 'not_found' });
};
