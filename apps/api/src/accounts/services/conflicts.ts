import type { ProblemCode } from '@mashrabiya/contract';
import { AppError } from '../../core/AppError.ts';
import { getConstraint } from '../../db/DatabaseError.ts';

type ConflictFaults = Record<string, { code: ProblemCode; pointer: string }>;

const CONFLICTS: ConflictFaults = {
  app_user_email: { code: 'email_taken', pointer: '/email' },
  app_user_mailbox: { code: 'email_taken', pointer: '/email' },
  app_user_phone: { code: 'phone_taken', pointer: '/phone' },
};
const REGISTRATION_CONFLICTS: ConflictFaults = {
  app_user_email: { code: 'register_email_taken', pointer: '/email' },
  app_user_mailbox: { code: 'register_email_taken', pointer: '/email' },
  app_user_phone: { code: 'register_phone_taken', pointer: '/phone' },
};

const createConflictHandler =
  (refusals: ConflictFaults) =>
  (error: unknown): never => {
    const conflict = refusals[getConstraint(error)];
    throw conflict ? new AppError(conflict) : error;
  };

export const throwConflict = createConflictHandler(CONFLICTS);

export const throwRegistrationConflict = createConflictHandler(REGISTRATION_CONFLICTS);
