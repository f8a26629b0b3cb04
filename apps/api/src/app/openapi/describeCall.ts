import type { Access, Call, Rate, RateLimit } from '@mashrabiya/contract';

const ACCESS_TEXTS: Record<Access, string> = {
  public: 'Needs no login.',
  optional: 'Needs no login; with one, the answer may differ.',
  required: 'Needs a login.',
};

const formatAccess = ({ access, role, unlessBlocked }: Call): string[] => [
  role ? `Needs a login with the role \`${role}\`, or an administrator’s.` : ACCESS_TEXTS[access],
  unlessBlocked ? 'Refused with `account_blocked` to users whom the moderators have blocked.' : '',
];

const formatCaching = ({ cache }: Call): string =>
  cache ? `Without a login, the server may answer from a cache for ${cache.seconds} s.` : '';

const formatRate = ({ times, seconds }: Rate): string => `${times} in ${seconds} s`;

function formatLimit(name: string, { user, address, counts }: RateLimit): string {
  const rates = [user && `${formatRate(user)} by a user`, address && `${formatRate(address)} from an address`];
  const failuresNote = counts === 'failures' ? ', failures only' : '';
  return `At most ${rates.filter(Boolean).join(', ')}${failuresNote} (“${name}”).`;
}

function formatTimeLimit({ timeLimit }: Call): string {
  const { answerSeconds, uploadSeconds } = timeLimit ?? {};
  return uploadSeconds === undefined
    ? ''
    : `To be sent within ${uploadSeconds} s, and answered within ${answerSeconds} s.`;
}

export const describeCall = (call: Call): string =>
  [
    call.description,
    ...formatAccess(call),
    formatCaching(call),
    ...Object.entries(call.limits ?? {}).map(([name, limit]) => formatLimit(name, limit)),
    formatTimeLimit(call),
  ]
    .filter(Boolean)
    .join(' ');
