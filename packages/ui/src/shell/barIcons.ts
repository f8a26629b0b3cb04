import { Building2, Clapperboard, Heart, House, type LucideIcon, UserRound } from 'lucide-react';

/** Icons of the bar's entries, the last two a phone's only: apart from the menu's, because the bar is on every page and the menu comes later. */
export const barIcons = {
  home: House,
  listings: Building2,
  reels: Clapperboard,
  favorites: Heart,
  profile: UserRound,
} as const satisfies Record<string, LucideIcon>;
