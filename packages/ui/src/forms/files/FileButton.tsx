import type { LucideIcon } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Button, type ButtonProps } from '../../foundation/Button/Button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  accept: string;
  multiple?: boolean;
  /** Opens the camera of a phone instead of the dialog. */
  capture?: boolean;
  icon?: LucideIcon;
  ref?: Ref<HTMLButtonElement>;
  /** Never called without a file. */
  onFiles(files: File[]): void;
}

export function FileButton({ accept, multiple = false, capture = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        capture={capture ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Choosing the same file again must fire a change event.
          currentTarget.value = '';
          if (files.length) onFiles(files);
        }}
      />
    </>
  );
}
