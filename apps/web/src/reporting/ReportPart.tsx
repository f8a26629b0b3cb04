import { ReportLink } from '@mashrabiya/ui';
import { useSlider } from '../routing/useSlider.ts';
import { ReportSlider } from './ReportSlider.tsx';
import type { ReportSubject } from './ReportSubjectPanel.tsx';

interface ReportPartProps {
  subject: ReportSubject;
  text: string;
}

const SLIDER = 'report';

export function ReportPart({ subject, text }: ReportPartProps) {
  return (
    <>
      <ReportLink href={useSlider(SLIDER).href} text={text} />
      <ReportSlider subject={subject} slider={SLIDER} />
    </>
  );
}
