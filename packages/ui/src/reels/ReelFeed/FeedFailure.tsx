import styled from '@emotion/styled';
import { ChevronUp, CloudOff, RotateCw, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { stageStyles } from '../ReelStage/stageStyles.ts';
import { useStageKeys } from '../ReelStage/useStageKeys.ts';

interface FeedFailureProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** In view: handles keys wherever the focus is. */
  active: boolean;
  retrying: boolean;
  onRetry: (() => void) | undefined;
  onPrevious: () => void;
  onClose: (() => void) | undefined;
}

const Root = styled('article')(stageStyles);

/** Failure of the next page, in place of its first reel. */
export function FeedFailure({ active, retrying, onRetry, onPrevious, onClose, ...article }: FeedFailureProps) {
  const { t } = useTranslation();
  useStageKeys(active, (action) => {
    if (action === 'previous') onPrevious();
    if (action === 'close') onClose?.();
  });
  return (
    <Root aria-label={t('reels:feed.failed')} {...article} data-scheme="dark">
      <div className="column">
        <div className="notice" role="alert">
          <CloudOff aria-hidden size={40} strokeWidth={1.5} />
          <strong>{t('reels:feed.failed')}</strong>
          <p>{t('reels:stage.failedText')}</p>
          <Button variant="outlined" icon={RotateCw} busy={retrying} onClick={onRetry}>
            {t(retrying ? 'states:retrying' : 'common:retry')}
          </Button>
        </div>
      </div>
      <div className="steps">
        <IconButton icon={ChevronUp} label={t('reels:stage.previous')} className="previous" onClick={onPrevious} />
      </div>
      {onClose && <IconButton icon={X} label={t('reels:stage.close')} className="close" onClick={onClose} />}
    </Root>
  );
}
