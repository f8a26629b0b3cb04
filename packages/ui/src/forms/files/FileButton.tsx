import type { LucideIcon } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Button, type ButtonProps } from '../../foundation/Button/Button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Types that the system's dialog offers, as an input's `accept`. */
  accept: string;
  several?: boolean;
  /** On a phone its camera opens in place of the dialog. */
  capture?: boolean;
  icon?: LucideIcon;
  ref?: Ref<HTMLButtonElement>;
  /** Never called without a file. */
  onFiles(files: File[]): void;
}

/** A button that opens the system's file dialog. */
export function FileButton({ accept, several = false, capture = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={several}
        capture={capture ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file chosen again must be a change again.
          currentTarget.value = '';
          if (files.length) onFiles(files);
        }}
      />
    </>
  );
}
