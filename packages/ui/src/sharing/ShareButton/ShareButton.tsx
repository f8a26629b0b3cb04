import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { type Shared, type ShareOutcome, useShare } from './useShare.ts';

export interface ShareButtonProps extends Shared, Pick<ButtonProps, 'className'> {
  /** Tells what became of it, e.g. by a toast; a sheet of the system speaks for itself. */
  onDone: (outcome: ShareOutcome) => void;
  /** `icon` where words have no room: the word is then its tooltip. */
  look?: 'quiet' | 'outlined' | 'icon';
}

/** Shares a page: the system's sheet where there is one, a copied link otherwise. */
export function ShareButton({ url, title, onDone, look = 'quiet', className }: ShareButtonProps) {
  const { t } = useTranslation();
  const onClick = useShare({ url, title }, onDone);
  const label = t('homes:detail.share');
  if (look === 'icon') return <IconButton icon={Share2} label={label} onClick={onClick} className={className} />;
  return (
    <Button look={look} icon={Share2} onClick={onClick} className={className}>
      {label}
    </Button>
  );
}
