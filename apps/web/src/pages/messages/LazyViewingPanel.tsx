import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import type { ViewingPanelProps } from '@mashrabiya/ui/ViewingPanel';
import { LazyPanel } from '../../routing/LazyPanel.tsx';

const ViewingPanel = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/ViewingPanel')).ViewingPanel }),
  MissingPanel,
);

/** Panel that suggests a time for a viewing; loaded when it first opens. */
export function LazyViewingPanel(panel: ViewingPanelProps) {
  return (
    <LazyPanel open={panel.open}>
      <ViewingPanel {...panel} />
    </LazyPanel>
  );
}
