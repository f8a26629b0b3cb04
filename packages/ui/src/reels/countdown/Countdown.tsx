import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from './clock.ts';
import { clockText, timeLeft } from './countdown.ts';

export interface CountdownProps {
  expiresAt: string;
  clock: Clock;
  className?: string;
}

/** Countdown of an ad in seconds, then "expired". Rerenders alone each second. */
export function Countdown({ expiresAt, clock, className = '' }: CountdownProps) {
  const { t } = useTranslation();
  const now = useSyncExternalStore(clock.subscribe, clock.now, clock.now);
  const left = timeLeft(expiresAt, now);
  const words = !left
    ? t('vocabulary:availability.expired')
    : left.days === 0
      ? t('reels:owned.leftToday', { clock: clockText(left) })
      : t('reels:owned.left', { count: left.days, clock: clockText(left) });
  return (
    <span
      role="timer"
      aria-label={t('reels:owned.timer')}
      className={`tabular ${left ? 'running' : 'over'} ${className}`.trimEnd()}
    >
      {words}
    </span>
  );
}
