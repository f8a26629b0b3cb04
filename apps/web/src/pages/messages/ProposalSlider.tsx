import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import type { ViewingPanelProps } from '@mashrabiya/ui/ViewingPanel';
import { Suspense, useState } from 'react';

const ViewingPanel = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/ViewingPanel')).ViewingPanel }),
  MissingPanel,
);

/** Panel that suggests a time for a viewing; loaded when it first opens. */
export function ProposalSlider(panel: ViewingPanelProps) {
  const { open } = panel;
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <ViewingPanel {...panel} />
      </Suspense>
    )
  );
}
