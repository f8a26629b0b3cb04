import { lazyPart, MissingPanel, ReportLink } from '@mashrabiya/ui';
import { Suspense, useState } from 'react';
import { useSlider } from '../routing/useSlider.ts';
import type { ReportSubject } from './ReportSubjectPanel.tsx';

const ReportSubjectPanel = lazyPart(() => import('./ReportSubjectPanel.tsx'), MissingPanel);

interface ReportPartProps {
  subject: ReportSubject;
  slider?: string;
  text: string;
}

export function ReportPart({ subject, slider = 'report', text }: ReportPartProps) {
  const { open, href, onClose } = useSlider(slider);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    <>
      <ReportLink href={href} text={text} />
      {wasOpened && (
        <Suspense>
          <ReportSubjectPanel subject={subject} open={open} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
