import { Building2, Clapperboard, House, type LucideIcon } from 'lucide-react';

/** Icons of the bar's three entries: apart from the menu's, because the bar is on every page and the menu comes later. */
export const barIcons = {
  home: House,
  listings: Building2,
  reels: Clapperboard,
} as const satisfies Record<string, LucideIcon>;
