import { type Call, hasRole, MINUTE_MS } from '@mashrabiya/contract';
import { LRUCache } from 'lru-cache';
import { AppError } from '../core/AppError.ts';
import type { Log } from '../core/log.ts';
import type { SessionUser } from '../sessions/services/identify.ts';

/** Repeated refusals of a user are logged once in this time. */
const LOG_INTERVAL_MS = MINUTE_MS;
const MAX_LOGGED_USERS = 1_000;

export interface RoleGuardOptions {
  isSecondFactorRequired: boolean;
  log: Log;
}

/** Decides which users may use their role. */
export class RoleGuard {
  readonly #options: RoleGuardOptions;
  readonly #loggedRefusals = new LRUCache<string, true>({ max: MAX_LOGGED_USERS, ttl: LOG_INTERVAL_MS });

  constructor(options: RoleGuardOptions) {
    this.#options = options;
  }

  /** Refuses a user without the call's role, or without the second factor that it requires. */
  enforce(name: string, { role }: Pick<Call, 'role'>, user: SessionUser | undefined): void {
    if (!role) return;
    if (!hasRole(user?.role, role)) throw this.#refuse('forbidden', name, user);
    if (user && this.#lacksFactor(user)) throw this.#refuse('second_factor_required', name, user);
  }

  /** The identity with the role that its session may use. */
  limitRole<I extends { user?: SessionUser | undefined }>(identity: I): I {
    const { user } = identity;
    return user && this.#lacksFactor(user) ? { ...identity, user: { ...user, role: 'user' } } : identity;
  }

  #lacksFactor({ role, hasSecondFactor }: SessionUser): boolean {
    return this.#options.isSecondFactorRequired && role !== 'user' && !hasSecondFactor;
  }

  #refuse(code: 'forbidden' | 'second_factor_required', name: string, user: SessionUser | undefined): AppError {
    const key = `${user?.id} ${name}`;
    if (!this.#loggedRefusals.has(key)) {
      this.#loggedRefusals.set(key, true);
      this.#options.log.warn('Refused a call', { call: name, code, userId: user?.id, role: user?.role });
    }
    return new AppError({ code });
  }
}
