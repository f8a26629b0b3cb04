import type { Access, Call, Rate, RateLimit } from '@mashrabiya/contract';

const ACCESS: Record<Access, string> = {
  public: 'Needs no login.',
  optional: 'Needs no login; with one, the answer may differ.',
  required: 'Needs a login.',
};

const accessText = ({ access, role, unlessBlocked }: Call): string[] => [
  role ? `Needs a login with the role \`${role}\`, or an administrator’s.` : ACCESS[access],
  unlessBlocked ? 'Refused with `account_blocked` to sellers whom the moderators have blocked.' : '',
];

const cacheText = ({ cache }: Call): string =>
  cache ? `Without a login, the server may answer from a cache for ${cache.seconds} s.` : '';

const rateText = ({ times, seconds }: Rate): string => `${times} in ${seconds} s`;

function limitText(name: string, { user, address, counts }: RateLimit): string {
  const rates = [user && `${rateText(user)} by a user`, address && `${rateText(address)} from an address`];
  const counted = counts === 'failures' ? ', failures only' : '';
  return `At most ${rates.filter(Boolean).join(', ')}${counted} (“${name}”).`;
}

function timeText({ timeLimit }: Call): string {
  const { answerSeconds, uploadSeconds } = timeLimit ?? {};
  return uploadSeconds === undefined
    ? ''
    : `To be sent within ${uploadSeconds} s, and answered within ${answerSeconds} s.`;
}

/** Describes a call: what it does, who may make it, how often and how long, and how long its answer is cached. */
export const describeCall = (call: Call): string =>
  [
    call.description,
    ...accessText(call),
    cacheText(call),
    ...Object.entries(call.limits ?? {}).map(([name, limit]) => limitText(name, limit)),
    timeText(call),
  ]
    .filter(Boolean)
    .join(' ');
