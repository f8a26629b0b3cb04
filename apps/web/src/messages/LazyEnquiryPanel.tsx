import type { EnquiryKind } from '@mashrabiya/contract';
import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import { LazyPanel } from '../routing/LazyPanel.tsx';
import { useUrlPanel } from '../routing/useUrlPanel.ts';

const PropertyEnquiry = lazyPart(() => import('./PropertyEnquiry.tsx'), MissingPanel);
const ProviderEnquiry = lazyPart(() => import('./ProviderEnquiry.tsx'), MissingPanel);

interface LazyEnquiryPanelProps {
  kind: EnquiryKind;
  /** A property, or a provider whose listing the user chooses. */
  about: { propertyId: string } | { providerId: string };
  sellerName: string | undefined;
}

/** Panel with a message to the seller or a request for a viewing, opened by the URL. */
export function LazyEnquiryPanel({ kind, about, sellerName }: LazyEnquiryPanelProps) {
  const { open, onClose } = useUrlPanel(kind);
  const panel = { kind, sellerName, open, onClose };
  return (
    <LazyPanel open={open}>
      {'propertyId' in about ? <PropertyEnquiry {...panel} {...about} /> : <ProviderEnquiry {...panel} {...about} />}
    </LazyPanel>
  );
}
