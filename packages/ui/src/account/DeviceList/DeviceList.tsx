import styled from '@emotion/styled';
import type { Session } from '@mashrabiya/contract';
import { formatTimeAgo } from '@mashrabiya/i18n';
import { MonitorSmartphone } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { settingStyles } from '../form/settingStyles.ts';

export interface DeviceListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  sessions: readonly Session[] | undefined;
  /** Reference time of "last used 2 days ago". */
  now: Date;
  /** Session being ended, or `others` for all others. */
  endingId?: string | 'others' | undefined;
  failed?: boolean;
  onRetry?: () => void;
  onEnd(id: string): void;
  onEndOthers(): void;
}

const Root = styled('section')({
  ...settingStyles,
  '& ul': { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 16, minBlockSize: 64 },
  '& li > svg': { flex: 'none', color: role.primary },
  '& .what': { flex: 1 },
  '& .when': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .others': { marginBlockStart: 12 },
});

export function DeviceList({
  sessions,
  now,
  endingId,
  failed = false,
  onRetry,
  onEnd,
  onEndOthers,
  ...section
}: DeviceListProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const headingId = useId();
  const getDeviceName = ({ device }: Session) => device || t('account:devices.unknown');
  return (
    <Root aria-labelledby={headingId} aria-busy={!sessions && !failed} {...section}>
      <h2 id={headingId}>{t('account:devices.title')}</h2>
      {failed && <FailedState onRetry={onRetry} />}
      {!sessions && !failed && <p role="status">{t('account:devices.loading')}</p>}
      <ul>
        {sessions?.map((session) => (
          <li key={session.id}>
            <MonitorSmartphone size={24} strokeWidth={1.75} aria-hidden />
            <div className="what">
              <p>
                <bdi>{getDeviceName(session)}</bdi>
              </p>
              <p className="when">
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
                onClick={() => onEnd(session.id)}
              >
                {t('account:devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button variant="outlined" className="others" busy={endingId === 'others'} onClick={onEndOthers}>
          {t('account:devices.endOthers')}
        </Button>
      )}
    </Root>
  );
}
