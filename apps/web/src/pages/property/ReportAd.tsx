import { lazyPart, MissingPanel, ReportLink } from '@mashrabiya/ui';
import { Suspense, useState } from 'react';
import { useSlider } from '../../routing/useSlider.ts';

const ReportAdPanel = lazyPart(() => import('./ReportAdPanel.tsx'), MissingPanel);

/** Leads to the form that reports an ad to the moderators. */
export function ReportAd({ id }: { id: string }) {
  const { open, href, onClose } = useSlider('report');
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return (
    <>
      <ReportLink href={href} />
      {used && (
        <Suspense>
          <ReportAdPanel id={id} open={open} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
