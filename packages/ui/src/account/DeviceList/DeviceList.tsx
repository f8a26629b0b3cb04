import styled from '@emotion/styled';
import type { Session } from '@mashrabiya/contract';
import { formatTimeAgo } from '@mashrabiya/i18n';
import { MonitorSmartphone } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useFocusAfterRemoval } from '../../foundation/hooks/useFocusAfterRemoval.ts';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { RowSkeleton } from '../shared/RowSkeleton.tsx';

export interface DeviceListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  sessions: readonly Session[] | undefined;
  /** Reference time of "last used 2 days ago". */
  now: Date;
  /** Session being ended, or `others` for all others. */
  endingId?: string | 'others' | undefined;
  failed?: boolean;
  onRetry?: () => void;
  onEndSession(id: string): void;
  onEndOtherSessions(): void;
}

const Root = styled('div')({
  '& li': { display: 'flex', alignItems: 'center', gap: 16, minBlockSize: 64, paddingBlock: 8 },
  '& li + li': { borderBlockStart: `1px solid ${role.line}` },
  '& li > svg': { flex: 'none', color: role.inkMuted },
  '& .details': { flex: 1, minInlineSize: 0 },
  '& .time': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .endOthers': { marginBlockStart: 12 },
});

/** Devices with a session, this one first; the others can be logged out. */
export function DeviceList({
  sessions,
  now,
  endingId,
  failed = false,
  onRetry,
  onEndSession,
  onEndOtherSessions,
  ...div
}: DeviceListProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const rememberPressed = useFocusAfterRemoval(list, sessions?.length ?? 0, 'button');
  const getDeviceName = ({ device }: Session) => device || t('account:devices.unknown');
  return (
    <Root aria-busy={!sessions && !failed} onClickCapture={rememberPressed} {...div}>
      {failed && <FailedState onRetry={onRetry} />}
      {!sessions && !failed && (
        <>
          <p role="status" className="visually-hidden">
            {t('account:devices.loading')}
          </p>
          <ul aria-hidden>
            <li>
              <RowSkeleton />
            </li>
          </ul>
        </>
      )}
      <ul ref={list}>
        {sessions?.map((session) => (
          <li key={session.id}>
            <MonitorSmartphone size={24} strokeWidth={1.75} aria-hidden />
            <div className="details">
              <p>
                <bdi>{getDeviceName(session)}</bdi>
              </p>
              <p className="time">
                {session.is_current
                  ? t('account:devices.current')
                  : t('account:devices.used', { ago: formatTimeAgo(new Date(session.used_at), now, language) })}
              </p>
            </div>
            {!session.is_current && (
              <Button
                variant="text"
                busy={endingId === session.id}
                aria-label={t('account:devices.endOne', { device: getDeviceName(session) })}
                onClick={() => onEndSession(session.id)}
              >
                {t('account:devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button variant="outlined" className="endOthers" busy={endingId === 'others'} onClick={onEndOtherSessions}>
          {t('account:devices.endOthers')}
        </Button>
      )}
    </Root>
  );
}
