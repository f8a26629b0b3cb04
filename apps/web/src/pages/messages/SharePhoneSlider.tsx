import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import type { SharePhonePanelProps } from '@mashrabiya/ui/SharePhonePanel';
import { Suspense, useState } from 'react';

const SharePhonePanel = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/SharePhonePanel')).SharePhonePanel }),
  MissingPanel,
);

/** Panel that shares a phone number; loaded when it first opens. */
export function SharePhoneSlider(panel: SharePhonePanelProps) {
  const { open } = panel;
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <SharePhonePanel {...panel} />
      </Suspense>
    )
  );
}
