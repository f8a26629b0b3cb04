import { Building2, Clapperboard, Heart, House, type LucideIcon, UserRound } from 'lucide-react';

/** Icons of the bar, the last two for phones only. Separate from the menu's, which load later. */
export const barIcons = {
  home: House,
  listings: Building2,
  reels: Clapperboard,
  favorites: Heart,
  profile: UserRound,
} as const satisfies Record<string, LucideIcon>;
