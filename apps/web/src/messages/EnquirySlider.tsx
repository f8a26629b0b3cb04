import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import { Suspense, useState } from 'react';
import { useSlider } from '../routing/useSlider.ts';
import type { EnquiryKind } from './useEnquiryLink.ts';

const PropertyEnquiry = lazyPart(() => import('./PropertyEnquiry.tsx'), MissingPanel);

interface EnquirySliderProps {
  kind: EnquiryKind;
  propertyId: string;
  sellerName: string | undefined;
}

/** Panel with a message to the seller or a request for a viewing, opened by the URL. */
export function EnquirySlider({ kind, ...property }: EnquirySliderProps) {
  const { open, onClose } = useSlider(kind);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <PropertyEnquiry kind={kind} {...property} open={open} onClose={onClose} />
      </Suspense>
    )
  );
}
