import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import type { SharePhonePanelProps } from '@mashrabiya/ui/SharePhonePanel';
import { LazyPanel } from '../../routing/LazyPanel.tsx';

const SharePhonePanel = lazyPart(
  async () => ({ default: (await import('@mashrabiya/ui/SharePhonePanel')).SharePhonePanel }),
  MissingPanel,
);

/** Panel that shares a phone number; loaded when it first opens. */
export function LazySharePhonePanel(panel: SharePhonePanelProps) {
  return (
    <LazyPanel open={panel.open}>
      <SharePhonePanel {...panel} />
    </LazyPanel>
  );
}
