import { type ReactNode, useState } from 'react';
import { role } from '../theme/roles.ts';

/** A page with a button that opens what is given; only stories import this file. */
export function Opener({
  label,
  children,
}: {
  label: string;
  children: (open: boolean, close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        style={{ minBlockSize: 44, paddingInline: 20, backgroundColor: role.surface, color: role.ink }}
      >
        {label}
      </button>
      {children(open, () => setOpen(false))}
    </>
  );
}

/** Stories of panels: the whole frame, and a frame of their own in the docs. */
export const panelParameters = { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } } as const;
