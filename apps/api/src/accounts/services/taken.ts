import type { ProblemCode } from '@mashrabiya/contract';
import { AppError } from '../../core/AppError.ts';
import { constraintOf } from '../../db/DatabaseError.ts';

type Taken = Record<string, { code: ProblemCode; pointer: string }>;

const TAKEN: Taken = {
  app_user_email: { code: 'email_taken', pointer: '/email' },
  app_user_mailbox: { code: 'email_taken', pointer: '/email' },
  app_user_phone: { code: 'phone_taken', pointer: '/phone' },
};
const TAKEN_AT_REGISTRATION: Taken = {
  app_user_email: { code: 'register_email_taken', pointer: '/email' },
  app_user_mailbox: { code: 'register_email_taken', pointer: '/email' },
  app_user_phone: { code: 'register_phone_taken', pointer: '/phone' },
};

const refuse =
  (refusals: Taken) =>
  (error: unknown): never => {
    const taken = refusals[constraintOf(error)];
    throw taken ? new AppError(taken) : error;
  };

export const refuseTaken = refuse(TAKEN);

export const refuseTakenAtRegistration = refuse(TAKEN_AT_REGISTRATION);
