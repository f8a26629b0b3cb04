import { BadgeCheck, CalendarSync, Handshake, type LucideIcon, Pause, Play } from 'lucide-react';
import type { AdAction } from './listAdActions.ts';

export const ACTION_ICONS: Record<AdAction, LucideIcon> = {
  confirm: BadgeCheck,
  close: Handshake,
  renew: CalendarSync,
  pause: Pause,
  resume: Play,
};
