import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import { Suspense, useState } from 'react';
import { useSlider } from '../routing/useSlider.ts';
import { ENQUIRY_SLIDER } from './useMessageLink.ts';

const PropertyEnquiry = lazyPart(() => import('./PropertyEnquiry.tsx'), MissingPanel);

interface EnquirySliderProps {
  propertyId: string;
  sellerName: string | undefined;
}

/** Panel with a message to the seller, opened by the URL. */
export function EnquirySlider(property: EnquirySliderProps) {
  const { open, onClose } = useSlider(ENQUIRY_SLIDER);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <PropertyEnquiry {...property} open={open} onClose={onClose} />
      </Suspense>
    )
  );
}
