import type { EnquiryKind } from '@mashrabiya/contract';
import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import { Suspense, useState } from 'react';
import { useSlider } from '../routing/useSlider.ts';

const PropertyEnquiry = lazyPart(() => import('./PropertyEnquiry.tsx'), MissingPanel);
const ProviderEnquiry = lazyPart(() => import('./ProviderEnquiry.tsx'), MissingPanel);

interface EnquirySliderProps {
  kind: EnquiryKind;
  /** A property, or a provider of whom the user chooses one. */
  about: { propertyId: string } | { providerId: string };
  sellerName: string | undefined;
}

/** Panel with a message to the seller or a request for a viewing, opened by the URL. */
export function EnquirySlider({ kind, about, sellerName }: EnquirySliderProps) {
  const { open, onClose } = useSlider(kind);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const panel = { kind, sellerName, open, onClose };
  return (
    wasOpened && (
      <Suspense>
        {'propertyId' in about ? <PropertyEnquiry {...panel} {...about} /> : <ProviderEnquiry {...panel} {...about} />}
      </Suspense>
    )
  );
}
