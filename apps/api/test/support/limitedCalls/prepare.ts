import type { CallName, calls } from '@mashrabiya/contract';
import type { createAdTools } from '../ads.ts';

type Calls = typeof calls;
type LimitedCall = { [N in CallName]: Calls[N] extends { limits: object } ? N : never }[CallName];
type LimitsOf<N extends LimitedCall> = Calls[N] extends { limits: infer L } ? keyof L : never;

export type TestUser = Awaited<ReturnType<ReturnType<typeof createAdTools>['createUser']>>;

/** A request, and the id in its path. */
interface CountedRequest {
  id?: string;
  init?: RequestInit;
}
/** Prepares everything that a user needs, and returns a function for counted requests, each time another one. */
export type PrepareRequest = (
  user: TestUser,
) => (() => CountedRequest | Promise<CountedRequest>) | Promise<() => CountedRequest | Promise<CountedRequest>>;

/** Counted requests by call and limit. */
export type LimitedCalls = { [N in LimitedCall]: { [L in LimitsOf<N>]: PrepareRequest } };

/** Makes each request from the user. */
export const prepareEach =
  (make: (user: TestUser) => CountedRequest | Promise<CountedRequest>): PrepareRequest =>
  (user) =>
  () =>
    make(user);

export const prepareSame = (init: () => RequestInit, id?: string): PrepareRequest =>
  prepareEach(() => ({ init: init(), ...(id && { id }) }));

let phoneCount = 0;
export const newPhone = () => `010${String(20_000_000 + ++phoneCount)}`;

export const createPictureFile = () => new File(['x'], 'one.jpg');

/** Wrong proof of a request that needs the current password. */
export const WRONG_PROOF = { current_password: 'not the password' };
