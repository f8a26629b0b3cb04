import { lazyPart, MissingPanel, ReportLink } from '@mashrabiya/ui';
import { Suspense, useState } from 'react';
import { useSlider } from '../routing/useSlider.ts';
import type { ReportSubject } from './ReportSubjectPanel.tsx';

const ReportSubjectPanel = lazyPart(() => import('./ReportSubjectPanel.tsx'), MissingPanel);

interface ReportPartProps {
  about: ReportSubject;
  slider?: string;
  text: string;
}

export function ReportPart({ about, slider = 'report', text }: ReportPartProps) {
  const { open, href, onClose } = useSlider(slider);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return (
    <>
      <ReportLink href={href} text={text} />
      {used && (
        <Suspense>
          <ReportSubjectPanel about={about} open={open} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
