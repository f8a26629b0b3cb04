import {
  BadgePercent,
  Building2,
  CircleQuestionMark,
  Clapperboard,
  HandCoins,
  Handshake,
  Heart,
  House,
  HousePlus,
  KeyRound,
  type LucideIcon,
  Newspaper,
  ScanSearch,
  UserRound,
  Wrench,
} from 'lucide-react';

/** Icons of the entries in the bar and the menu, by what the entry leads to. */
export const navIcons = {
  home: House,
  listings: Building2,
  rent: KeyRound,
  reels: Clapperboard,
  profile: UserRound,
  favorites: Heart,
  reelsSearch: ScanSearch,
  plans: BadgePercent,
  myProperties: Building2,
  advisors: Handshake,
  addProperty: HousePlus,
  management: Wrench,
  financial: HandCoins,
  news: Newspaper,
  questions: CircleQuestionMark,
} as const satisfies Record<string, LucideIcon>;

export type NavIcon = keyof typeof navIcons;

/** One entry of the bar, the menu or the footer. */
export interface NavEntry {
  href: string;
  label: string;
  icon: NavIcon;
}
