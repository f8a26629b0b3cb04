import type { Call, Rate, RateLimit } from '@mashrabiya/contract';

const rateText = ({ times, seconds }: Rate): string => `${times} in ${seconds} s`;

function limitText(name: string, { person, address, counts }: RateLimit): string {
  const rates = [person && `${rateText(person)} by a person`, address && `${rateText(address)} from an address`];
  const counted = counts === 'failures' ? ', failures only' : '';
  return `At most ${rates.filter(Boolean).join(', ')}${counted} (“${name}”).`;
}

/** How often a call may be made and how long it may take, where it declares that; empty where it does not. */
export function boundsText({ limits = {}, timeLimit }: Pick<Call, 'limits' | 'timeLimit'>): string {
  const { answerSeconds, uploadSeconds } = timeLimit ?? {};
  const time =
    uploadSeconds === undefined ? '' : `To be sent within ${uploadSeconds} s, and answered within ${answerSeconds} s.`;
  return [...Object.entries(limits).map(([name, limit]) => limitText(name, limit)), time].filter(Boolean).join(' ');
}
