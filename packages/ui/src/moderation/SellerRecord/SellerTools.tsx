import type { Block } from '@mashrabiya/contract';
import { Ban, History, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import type { BlockFormProps } from '../BlockForm/BlockForm.tsx';

export interface SellerToolsProps {
  blocked: Block | null;
  logHref: string;
  /** Users with a role cannot be blocked. */
  canBeBlocked?: boolean;
  isSeller?: boolean;
  onOpenForm(action: BlockFormProps['action']): void;
  /** Further actions. */
  children?: ReactNode;
}

/** Moderators' actions on a user: log, block, unblock. */
export function SellerTools({
  blocked,
  logHref,
  canBeBlocked = true,
  isSeller = true,
  onOpenForm,
  children,
}: SellerToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="tools">
      <ButtonLink variant="text" icon={History} href={logHref}>
        {t('moderation:log.history')}
      </ButtonLink>
      {children}
      {blocked && (
        <Button variant="text" icon={LockOpen} onClick={() => onOpenForm('unblock')}>
          {t('moderation:block.undo')}
        </Button>
      )}
      {!blocked && canBeBlocked && (
        <Button variant="text" color="error" icon={Ban} onClick={() => onOpenForm('block')}>
          {t(isSeller ? 'moderation:block.do' : 'moderation:block.user.do')}
        </Button>
      )}
    </div>
  );
}
