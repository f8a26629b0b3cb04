import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button, type ButtonProps } from '../../foundation/Button/Button.tsx';
import { type FileDialogOptions, useFileDialog } from './useFileDialog.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'>, FileDialogOptions {
  icon?: LucideIcon;
  ref?: Ref<HTMLButtonElement>;
}

export function FileButton({ accept, multiple, capture, onFiles, ...button }: FileButtonProps) {
  const { open, input } = useFileDialog({ accept, multiple, capture, onFiles });
  return (
    <>
      <Button {...button} onClick={open} />
      {input}
    </>
  );
}
