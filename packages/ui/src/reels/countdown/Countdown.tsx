import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from './clock.ts';
import { formatTimeLeft, getTimeLeft } from './countdown.ts';

export interface CountdownProps {
  expiresAt: string;
  clock: Clock;
  className?: string;
}

/** Countdown of an ad in seconds, then "expired". Rerenders alone each second. */
export function Countdown({ expiresAt, clock, className = '' }: CountdownProps) {
  const { t } = useTranslation();
  const now = useSyncExternalStore(clock.subscribe, clock.now, clock.now);
  const remaining = getTimeLeft(expiresAt, now);
  const text = !remaining
    ? t('vocabulary:availability.expired')
    : remaining.days === 0
      ? t('reels:owned.leftToday', { clock: formatTimeLeft(remaining) })
      : t('reels:owned.left', { count: remaining.days, clock: formatTimeLeft(remaining) });
  return (
    <span
      role="timer"
      aria-label={t('reels:owned.timer')}
      className={`tabular ${remaining ? 'running' : 'over'} ${className}`.trimEnd()}
    >
      {text}
    </span>
  );
}
