import { lazyPart, MissingPanel } from '@mashrabiya/ui';
import { LazyPanel } from '../routing/LazyPanel.tsx';
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
  return (
    <LazyPanel open={open}>
      <ReportSubjectPanel subject={subject} open={open} onClose={onClose} />
    </LazyPanel>
  );
}
