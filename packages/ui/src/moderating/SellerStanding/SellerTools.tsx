import type { Block } from '@mashrabiya/contract';
import { Ban, History, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import type { BlockFormProps } from '../BlockForm/BlockForm.tsx';

export interface SellerToolsProps {
  blocked: Block | null;
  /** The log of what they did, and what is about them. */
  logHref: string;
  /** Whoever has a role of the site is not blocked. */
  blockable?: boolean;
  /** Opens the form that blocks them, or ends the block. */
  onAsk(act: BlockFormProps['act']): void;
}

/** What moderators can do about somebody: read all about them, block them, or end that. */
export function SellerTools({ blocked, logHref, blockable = true, onAsk }: SellerToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="tools">
      <ButtonLink look="quiet" icon={History} href={logHref}>
        {t('moderating:log.history')}
      </ButtonLink>
      {blocked && (
        <Button look="quiet" icon={LockOpen} onClick={() => onAsk('unblock')}>
          {t('moderating:block.undo')}
        </Button>
      )}
      {!blocked && blockable && (
        <Button look="quiet" color="error" icon={Ban} onClick={() => onAsk('block')}>
          {t('moderating:block.do')}
        </Button>
      )}
    </div>
  );
}
