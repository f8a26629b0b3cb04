import {
  BadgePercent,
  Bookmark,
  Building2,
  CircleQuestionMark,
  HandCoins,
  Handshake,
  HousePlus,
  KeyRound,
  Landmark,
  type LucideIcon,
  Newspaper,
  ScanSearch,
  ShieldCheck,
  Wrench,
} from 'lucide-react';
import { barIcons } from './barIcons.ts';

/** Icons of the menu's entries, by what the entry leads to. */
export const navIcons = {
  ...barIcons,
  rent: KeyRound,
  saved: Bookmark,
  reelsSearch: ScanSearch,
  plans: BadgePercent,
  myProperties: Building2,
  advisors: Handshake,
  addProperty: HousePlus,
  moderation: ShieldCheck,
  finance: Landmark,
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

/** An entry of the bar. */
export interface BarEntry extends NavEntry {
  icon: keyof typeof barIcons;
  /** At the foot of a phone only: a desk's bar has the person's place, and the menu. */
  phoneOnly?: boolean;
}
