import type { AuditKind } from '@mashrabiya/contract';
import { KeyRound, LogIn, type LucideIcon, Mail, MonitorSmartphone, ShieldCheck, TriangleAlert } from 'lucide-react';

const ICONS: Partial<Record<AuditKind, LucideIcon>> = {
  login: LogIn,
  password_changed: KeyRound,
  password_reset: KeyRound,
  email_verified: Mail,
  email_change_asked: Mail,
  email_changed: Mail,
  sessions_ended: MonitorSmartphone,
  sessions_ended_by_staff: MonitorSmartphone,
};

/** True for failed attempts, possibly by an attacker. */
export const isWarning = (kind: AuditKind): boolean => kind.endsWith('_failed');

export const getActivityIcon = (kind: AuditKind): LucideIcon =>
  isWarning(kind) ? TriangleAlert : (ICONS[kind] ?? ShieldCheck);
