import { useRef } from 'react';

export interface FileDialogOptions {
  accept: string;
  multiple?: boolean | undefined;
  /** Opens the camera of a phone instead of the dialog. */
  capture?: boolean | undefined;
  /** Never called without a file. */
  onFiles(files: File[]): void;
}

/** Dialog for files; its hidden input belongs beside the button that opens it. */
export function useFileDialog({ accept, multiple = false, capture = false, onFiles }: FileDialogOptions) {
  const ref = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={ref}
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
  );
  return { open: () => ref.current?.click(), input };
}
