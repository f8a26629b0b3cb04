import styled from '@emotion/styled';
import { type ModerationEvent, REFUSAL_REASONS, REPORT_REASONS, ROLES } from '@mashrabiya/contract';
import type { TFunction } from 'i18next';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { Link } from '../../link/Link.tsx';
import { useReachEnd } from '../../listings/PropertyList/useReachEnd.ts';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export interface ModerationLogProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Newest first. */
  events: readonly ModerationEvent[];
  getAdHref(id: string): string;
  /** Log of a user: their actions, and events about them. */
  getUserHref(id: string): string;
  /** Called when the last event comes into view and there are more. */
  onReachEnd?: (() => void) | undefined;
}

const Root = styled('ol')({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  '& > li': { display: 'grid', gap: 4, padding: 16 },
  '& > li + li': { borderBlockStart: `1px solid ${role.line}` },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 16 },
  '& .secondary': { color: role.inkMuted, fontSize: typeScale.caption },
  '& p': { overflowWrap: 'anywhere' },
  '& .textBlock': { whiteSpace: 'pre-line' },
});

/** Events about a user, not about the seller of an ad. */
const USER_FILTERS: readonly ModerationEvent['kind'][] = [
  'role_changed',
  'sessions_ended',
  'person_reported',
  'report_warned',
  'report_blocked',
  'blocked',
  'unblocked',
];

function formatReason(reason: string, t: TFunction): string {
  const refusal = REFUSAL_REASONS.find((candidate) => candidate === reason);
  const report = REPORT_REASONS.find((candidate) => candidate === reason);
  if (report && !refusal) return t(`moderation:reported.${report}`);
  return refusal ? t(`moderation:reason.${refusal}`) : reason;
}

function formatRoleChange([before, after]: readonly string[], t: TFunction): string {
  const getRoleName = (code: string | undefined) => {
    const knownRole = ROLES.find((candidate) => candidate === code);
    return knownRole ? t(`moderation:people.roles.${knownRole}`) : (code ?? '');
  };
  return t('moderation:log.roleChange', { before: getRoleName(before), after: getRoleName(after) });
}

/** Name of an actor without an account. */
function formatActor(kind: ModerationEvent['kind'], t: TFunction): string {
  if (kind === 'role_changed') return t('moderation:log.owner');
  return t(kind === 'sold_asked' ? 'moderation:log.site' : 'moderation:log.guest');
}

export function ModerationLog({ events, getAdHref, getUserHref, onReachEnd, ...list }: ModerationLogProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLOListElement>(null);
  useReachEnd(root, events.length, onReachEnd);
  return (
    <Root ref={root} {...list}>
      {events.map(({ id, kind, actor_id: actorId, actor, property, seller, reasons, note, at }) => (
        <li key={id}>
          <p className="line">
            <strong>{t(`moderation:log.kind.${kind}`)}</strong>
            <span className="secondary">
              {actorId ? (
                <Link href={getUserHref(actorId)}>
                  <bdi>{actor}</bdi>
                </Link>
              ) : (
                <bdi>{formatActor(kind, t)}</bdi>
              )}{' '}
              · <DateText date={at} />
            </span>
          </p>
          {property && (
            <p>
              <Link href={getAdHref(property.id)}>
                <bdi>{property.address}</bdi>
              </Link>
            </p>
          )}
          {seller && (
            <p className="secondary">
              <Link href={getUserHref(seller.id)}>
                {t(USER_FILTERS.includes(kind) ? 'moderation:log.ofUser' : 'moderation:log.of', { name: seller.name })}
              </Link>
            </p>
          )}
          {kind === 'role_changed' ? (
            <p>{formatRoleChange(reasons, t)}</p>
          ) : (
            reasons.map((reason) => <p key={reason}>{formatReason(reason, t)}</p>)
          )}
          {note && (
            <p className="secondary textBlock" dir="auto">
              {note}
            </p>
          )}
        </li>
      ))}
    </Root>
  );
}
