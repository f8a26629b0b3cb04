import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { type SharedPage, type ShareOutcome, useShare } from './useShare.ts';

export interface ShareButtonProps extends SharedPage, Pick<ButtonProps, 'className'> {
  /** Called with the result, for a toast; the system's sheet needs none. */
  onDone: (outcome: ShareOutcome) => void;
  /** `icon` for tight spaces: the text becomes the tooltip. */
  variant?: 'text' | 'outlined' | 'icon';
}

/** Shares a page by the system's share sheet, else copies the link. */
export function ShareButton({ url, title, onDone, variant = 'text', className }: ShareButtonProps) {
  const { t } = useTranslation();
  const onClick = useShare({ url, title }, onDone);
  const label = t('listings:detail.share');
  if (variant === 'icon') return <IconButton icon={Share2} label={label} onClick={onClick} className={className} />;
  return (
    <Button variant={variant} icon={Share2} onClick={onClick} className={className}>
      {label}
    </Button>
  );
}
