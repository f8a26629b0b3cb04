import { type ReactNode, useState } from 'react';
import { Button } from '../foundation/Button/Button.tsx';

/** Page with a button that opens its children; only stories import this file. */
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
      <div style={{ padding: 16 }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      {children(open, () => setOpen(false))}
    </>
  );
}

/** For stories of panels: full screen, and in their own frame in the docs. */
export const panelParameters = { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } } as const;
