import { foldPassword, isPersonalPassword } from '@mashrabiya/contract';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { limitConcurrency } from '../../app/limitConcurrency.ts';
import { AppError } from '../../core/AppError.ts';
import type { UserRow } from '../../db/tables/account.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes. A stored hash names its parameters. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT_HASH_PREFIX = `$argon2id$v=19$m=${ARGON2_OPTIONS.memoryCost},t=${ARGON2_OPTIONS.timeCost},p=${ARGON2_OPTIONS.parallelism}$`;
/** Leaves two of libuv's four threads to files and name look-ups. */
const MAX_CONCURRENT_HASHES = 2;
const COMMON_PASSWORD_COUNT = 10_000;

const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORD_COUNT));

const runLimited = limitConcurrency(MAX_CONCURRENT_HASHES);

export function assertNotCommonPassword(password: string): void {
  if (commonPasswords.has(foldPassword(password)))
    throw new AppError({ code: 'password_common', pointer: '/password' });
}

export function assertNotPersonalPassword(password: string, { email, name_ar, name_en, phone }: UserRow): void {
  const isPersonal = [name_ar, name_en].some((name) =>
    isPersonalPassword(password, { email, name: name ?? '', phone: phone ?? '' }),
  );
  if (isPersonal) throw new AppError({ code: 'password_personal', pointer: '/password' });
}

export const hashPassword = (password: string): Promise<string> => runLimited(() => hash(password, ARGON2_OPTIONS));

export const isHashOutdated = (storedHash: string): boolean => !storedHash.startsWith(CURRENT_HASH_PREFIX);

const dummyHash = hashPassword('not the password of any user');

/** Takes the same time without a stored hash. */
export const verifyPassword = (storedHash: string | null | undefined, password: string): Promise<boolean> =>
  runLimited(async () => {
    const isCorrect = await verify(storedHash ?? (await dummyHash), password);
    return isCorrect && storedHash != null;
  });
