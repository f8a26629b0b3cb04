import { MAX_MESSAGE_PICTURES, PICTURE_ACCEPT } from '@mashrabiya/contract';
import { ImagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFileDialog } from '../../forms/files/useFileDialog.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';

interface AttachButtonProps {
  count: number;
  onFiles(files: File[]): void;
}

export function AttachButton({ count, onFiles }: AttachButtonProps) {
  const { t } = useTranslation();
  const { open, input } = useFileDialog({ accept: PICTURE_ACCEPT, multiple: true, onFiles });
  return (
    <>
      <IconButton
        icon={ImagePlus}
        label={t('messages:picture.add')}
        onClick={open}
        aria-disabled={count >= MAX_MESSAGE_PICTURES || undefined}
      />
      {input}
    </>
  );
}
