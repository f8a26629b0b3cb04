import styled from '@emotion/styled';
import { type ModerationEvent, REFUSAL_REASONS, REPORT_REASONS, ROLES } from '@mashrabiya/contract';
import type { TFunction } from 'i18next';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/DateText.tsx';
import { useReachEnd } from '../../homes/PropertyList/useReachEnd.ts';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export interface ModerationLogProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The newest first. */
  events: readonly ModerationEvent[];
  adHrefOf(id: string): string;
  /** The log of what somebody did, and what is about them. */
  personHrefOf(id: string): string;
  /** The last one came into view, and there are more. */
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
  '& .quiet': { color: role.inkMuted, fontSize: typeScale.caption },
  '& p': { overflowWrap: 'anywhere' },
  '& .words': { whiteSpace: 'pre-line' },
});

/** Events that are about a person as such, and not as the seller of an ad. */
const OF_PERSON: readonly ModerationEvent['kind'][] = ['role_changed', 'person_reported', 'report_warned'];

function reasonText(reason: string, t: TFunction): string {
  const refusal = REFUSAL_REASONS.find((one) => one === reason);
  const report = REPORT_REASONS.find((one) => one === reason);
  if (report && !refusal) return t(`moderating:reported.${report}`);
  return refusal ? t(`moderating:reason.${refusal}`) : reason;
}

/** What a role was before, and is. */
function roleText([before, after]: readonly string[], t: TFunction): string {
  const name = (code: string | undefined) => {
    const known = ROLES.find((one) => one === code);
    return known ? t(`moderating:people.roles.${known}`) : (code ?? '');
  };
  return t('moderating:log.roleChange', { before: name(before), after: name(after) });
}

/** Who acted without an account of theirs. */
function actorText(kind: ModerationEvent['kind'], t: TFunction): string {
  if (kind === 'role_changed') return t('moderating:log.owner');
  return t(kind === 'sold_asked' ? 'moderating:log.site' : 'moderating:log.guest');
}

/** What moderators did and visitors reported. */
export function ModerationLog({ events, adHrefOf, personHrefOf, onReachEnd, ...list }: ModerationLogProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLOListElement>(null);
  useReachEnd(root, events.length, onReachEnd);
  return (
    <Root ref={root} {...list}>
      {events.map(({ id, kind, actor_id: actorId, actor, property, seller, reasons, note, at }) => (
        <li key={id}>
          <p className="line">
            <strong>{t(`moderating:log.kind.${kind}`)}</strong>
            <span className="quiet">
              {actorId ? (
                <Link href={personHrefOf(actorId)}>
                  <bdi>{actor}</bdi>
                </Link>
              ) : (
                <bdi>{actorText(kind, t)}</bdi>
              )}{' '}
              · <DateText date={at} />
            </span>
          </p>
          {property && (
            <p>
              <Link href={adHrefOf(property.id)}>
                <bdi>{property.address}</bdi>
              </Link>
            </p>
          )}
          {seller && (
            <p className="quiet">
              <Link href={personHrefOf(seller.id)}>
                {t(OF_PERSON.includes(kind) ? 'moderating:log.ofPerson' : 'moderating:log.of', { name: seller.name })}
              </Link>
            </p>
          )}
          {kind === 'role_changed' ? (
            <p>{roleText(reasons, t)}</p>
          ) : (
            reasons.map((reason) => <p key={reason}>{reasonText(reason, t)}</p>)
          )}
          {note && (
            <p className="quiet words">
              <bdi>{note}</bdi>
            </p>
          )}
        </li>
      ))}
    </Root>
  );
}
