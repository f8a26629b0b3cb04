import type { ProblemCode } from '@mashrabiya/contract';
import { AppError } from '../../app/AppError.ts';
import { constraintOf } from '../../db/DatabaseError.ts';

const TAKEN: Record<string, { code: ProblemCode; pointer: string }> = {
  app_user_email: { code: 'email_taken', pointer: '/email' },
  app_user_phone: { code: 'phone_taken', pointer: '/phone' },
};

/** Throws an error on: as the refusal that it is when an account has the address or number already. */
export function refuseTaken(error: unknown): never {
  const taken = TAKEN[constraintOf(error)];
  throw taken ? new AppError(taken) : error;
}
