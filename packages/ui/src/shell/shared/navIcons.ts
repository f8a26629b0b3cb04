import {
  BadgePercent,
  Bookmark,
  Building2,
  CircleQuestionMark,
  ContactRound,
  HandCoins,
  Handshake,
  HousePlus,
  KeyRound,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  Newspaper,
  ScanSearch,
  ShieldCheck,
  Wrench,
} from 'lucide-react';
import { barIcons } from './barIcons.ts';

/** Icons of all menus. */
export const navIcons = {
  ...barIcons,
  rent: KeyRound,
  saved: Bookmark,
  messages: MessageSquareText,
  leads: ContactRound,
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

/** Link of the bar, the side menu, the account page or the footer. */
export interface MenuLink {
  href: string;
  label: string;
  icon?: NavIcon;
  /** Only in a phone's bottom navigation: a desktop has the account entry and the menu. */
  phoneOnly?: boolean;
  /** Number of unread messages. */
  unread?: number;
}

export interface MenuGroup {
  title?: string;
  links: readonly MenuLink[];
}
