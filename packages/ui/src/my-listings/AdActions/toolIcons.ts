import { BadgeCheck, CalendarSync, Handshake, type LucideIcon, Pause, Play } from 'lucide-react';
import type { AdTool } from './adTools.ts';

export const TOOL_ICONS: Record<AdTool, LucideIcon> = {
  confirm: BadgeCheck,
  close: Handshake,
  renew: CalendarSync,
  pause: Pause,
  resume: Play,
};
