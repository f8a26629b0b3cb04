import styled from '@emotion/styled';
import type { AuditEvent } from '@mashrabiya/contract';
import { formatTimeAgo } from '@mashrabiya/i18n';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { EmptyLine } from '../../states/EmptyLine/EmptyLine.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { RowSkeleton } from '../shared/RowSkeleton.tsx';
import { getActivityIcon, isWarning } from './activityIcons.ts';

export interface ActivityListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Newest first; undefined while loading. */
  events: readonly AuditEvent[] | undefined;
  /** Reference time of "2 days ago". */
  now: Date;
  failed?: boolean;
  onRetry?: () => void;
}

const INITIAL_COUNT = 5;
const SKELETON_ROWS = [1, 2, 3, 4, 5];

const Root = styled('div')({
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 16, minBlockSize: 64, paddingBlock: 8 },
  '& li + li': { borderBlockStart: `1px solid ${role.line}` },
  '& li > svg': { flex: 'none', color: role.inkMuted },
  '& li.warning > svg': { color: role.warning },
  '& .details': { flex: 1, minInlineSize: 0 },
  '& .time': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .more': { marginBlockStart: 8 },
});

/** Security events of the account: the last few, and all on request. */
export function ActivityList({ events, now, failed = false, onRetry, ...div }: ActivityListProps) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  if (failed) {
    return (
      <Root {...div}>
        <FailedState title={t('account:activity.failed')} onRetry={onRetry} />
      </Root>
    );
  }
  const visibleEvents = showsAll ? events : events?.slice(0, INITIAL_COUNT);
  return (
    <Root aria-busy={!events} {...div}>
      {!events && (
        <>
          <p role="status" className="visually-hidden">
            {t('account:activity.loading')}
          </p>
          <ol aria-hidden>
            {SKELETON_ROWS.map((row) => (
              <li key={row}>
                <RowSkeleton />
              </li>
            ))}
          </ol>
        </>
      )}
      {events?.length === 0 && <EmptyLine text={t('account:activity.empty')} />}
      {visibleEvents && visibleEvents.length > 0 && (
        <ol>
          {visibleEvents.map((event) => (
            <Entry key={event.id} event={event} now={now} />
          ))}
        </ol>
      )}
      {!showsAll && events && events.length > INITIAL_COUNT && (
        <Button variant="outlined" className="more" onClick={() => setShowsAll(true)}>
          {t('common:showMore')}
        </Button>
      )}
    </Root>
  );
}

function Entry({ event: { kind, device, created_at }, now }: { event: AuditEvent; now: Date }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const Icon = getActivityIcon(kind);
  return (
    <li className={isWarning(kind) ? 'warning' : undefined}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <div className="details">
        <p>{t(`account:activity.kind.${kind}`)}</p>
        <p className="time">
          <bdi>{device || t('account:devices.unknown')}</bdi>
          {' · '}
          <time dateTime={created_at}>{formatTimeAgo(new Date(created_at), now, language)}</time>
        </p>
      </div>
    </li>
  );
}
