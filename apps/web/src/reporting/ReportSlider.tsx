import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import { Suspense, useState } from 'react';
import { useSlider } from '../routing/useSlider.ts';
import type { ReportSubject } from './ReportSubjectPanel.tsx';

const ReportSubjectPanel = lazyPart(() => import('./ReportSubjectPanel.tsx'), MissingPanel);

interface ReportSliderProps {
  subject: ReportSubject;
  /** Name of the panel in the URL. */
  slider: string;
}

/** Report panel, opened by the URL. */
export function ReportSlider({ subject, slider }: ReportSliderProps) {
  const { open, onClose } = useSlider(slider);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <ReportSubjectPanel subject={subject} open={open} onClose={onClose} />
      </Suspense>
    )
  );
}
