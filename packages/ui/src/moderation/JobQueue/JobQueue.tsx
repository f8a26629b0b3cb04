import styled from '@emotion/styled';
import type { BackgroundJobs } from '@mashrabiya/contract';
import Alert from '@mui/material/Alert';
import { Pause, Play } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useFocusAfterRemoval } from '../../foundation/hooks/useFocusAfterRemoval.ts';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import { JobKindRow } from './JobKindRow.tsx';

export interface JobQueueProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  jobs: BackgroundJobs;
  /** Reference time of "3 minutes ago". */
  now: Date;
  /** Kind whose jobs are being scheduled again. */
  retriedKind?: string | undefined;
  isChangingPause?: boolean;
  /** Schedules the given-up jobs of a kind again. */
  onRetry(kind: string): void;
  onChangePause(isPaused: boolean): void;
}

const Root = styled('div')({
  display: 'grid',
  gap: 16,
  '& > .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& > .actions > p': { color: role.inkMuted },
  '& > ul': {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& > ul > li + li': { borderBlockStart: `1px solid ${role.line}` },
});

/** Queue of background jobs by kind. Administrators retry given-up jobs, and pause all. */
export function JobQueue({
  jobs: { is_paused: isPaused, kinds },
  now,
  retriedKind,
  isChangingPause = false,
  onRetry,
  onChangePause,
  ...div
}: JobQueueProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const rememberPressed = useFocusAfterRemoval(list, kinds.filter(({ dead }) => dead > 0).length, 'button');
  return (
    <Root {...div}>
      {isPaused && (
        <Alert severity="warning" role="status">
          {t('moderation:jobs.paused')}
        </Alert>
      )}
      <div className="actions">
        <p>{t('moderation:jobs.note')}</p>
        <Button
          variant="outlined"
          icon={isPaused ? Play : Pause}
          busy={isChangingPause}
          onClick={isPaused ? () => onChangePause(false) : () => setConfirming(true)}
        >
          {t(isPaused ? 'moderation:jobs.resume' : 'moderation:jobs.pause')}
        </Button>
      </div>
      {kinds.length === 0 ? (
        <EmptyState title={t('moderation:jobs.empty')} message={t('moderation:jobs.emptyText')} />
      ) : (
        <ul ref={list} onClickCapture={rememberPressed}>
          {kinds.map((kind) => (
            <JobKindRow
              key={kind.kind}
              kind={kind}
              now={now}
              isRetrying={retriedKind === kind.kind}
              onRetry={() => onRetry(kind.kind)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('moderation:jobs.pauseTitle')}
        text={t('moderation:jobs.pauseText')}
        confirm={t('moderation:jobs.pause')}
        cancel={t('moderation:jobs.cancel')}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onChangePause(true);
        }}
      />
    </Root>
  );
}
