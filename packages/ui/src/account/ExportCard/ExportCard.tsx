import styled from '@emotion/styled';
import type { DataExport } from '@mashrabiya/contract';
import { formatDate, formatNumber } from '@mashrabiya/i18n';
import Skeleton from '@mui/material/Skeleton';
import { Download } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { touchTarget } from '../../theme/tokens.ts';

export interface ExportCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Last requested export; null without one, undefined while unknown. */
  latestExport: DataExport | null | undefined;
  now: Date;
  pendingAction?: 'starting' | 'downloading' | undefined;
  onStart(): void;
  onDownload(): void;
}

const DAY_MS = 86_400_000;
const BYTES_PER_KILOBYTE = 1024;

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  '& [role=status]:not(:empty)': { marginBlockEnd: 16 },
  '& .failed': { color: role.error },
  '& .actionButtons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

/** Data export: none, in progress, ready until a date, or failed. */
export function ExportCard({ latestExport, now, pendingAction, onStart, onDownload, ...div }: ExportCardProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  if (latestExport === undefined) {
    return (
      <Root aria-busy {...div}>
        <Skeleton width={160} height={touchTarget} />
      </Root>
    );
  }
  const { state, expires_at, bytes } = latestExport ?? {};
  const isReady = state === 'ready' && Boolean(expires_at) && new Date(expires_at ?? 0) > now;
  const isRecent = latestExport !== null && now.getTime() - new Date(latestExport.asked_at).getTime() < DAY_MS;
  const mayStart = state === 'failed' || !isRecent;
  return (
    <Root {...div}>
      <div role="status">
        {state === 'making' && <p>{t('account:export.making')}</p>}
        {isReady && (
          <p>
            {t('account:export.ready', {
              date: formatDate(new Date(expires_at ?? 0), language),
              size: formatNumber(Math.max(1, Math.round((bytes ?? 0) / BYTES_PER_KILOBYTE)), language),
            })}
          </p>
        )}
        {state === 'ready' && !isReady && <p>{t('account:export.expired')}</p>}
        {state === 'failed' && <p className="failed">{t('account:export.failed')}</p>}
      </div>
      <div className="actionButtons">
        {isReady && (
          <Button icon={Download} busy={pendingAction === 'downloading'} onClick={onDownload}>
            {t('account:export.download')}
          </Button>
        )}
        {mayStart && state !== 'making' && (
          <Button variant="outlined" busy={pendingAction === 'starting'} onClick={onStart}>
            {t(latestExport === null ? 'account:export.start' : 'account:export.again')}
          </Button>
        )}
      </div>
    </Root>
  );
}
