import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReelUpload } from './reelUpload.ts';

const STEPS = ['choose', 'upload', 'process'] as const;

/** How many of the steps are behind a film; a failed one is stuck in the second. */
const DONE = { choosing: 0, uploading: 1, failed: 1, processing: 2, ready: 3 } as const;

export interface StepListProps {
  step: ReelUpload['step'];
}

/** The three steps of a film, from the inline start on. */
export function StepList({ step }: StepListProps) {
  const { t } = useTranslation();
  const done = DONE[step];
  return (
    <Stepper className="steps" activeStep={done}>
      {STEPS.map((name, index) => {
        const stuck = step === 'failed' && index === done;
        const look = index < done ? 'done' : stuck ? 'stuck' : index === done ? 'now' : 'later';
        const mark = {
          done: <Check size={18} strokeWidth={2.25} />,
          stuck: <X size={18} strokeWidth={2.25} />,
          now: index + 1,
          later: index + 1,
        }[look];
        return (
          <Step key={name} aria-current={index === done ? 'step' : undefined}>
            <StepLabel
              error={stuck}
              icon={
                <span className={`mark ${look}`} aria-hidden>
                  {mark}
                </span>
              }
            >
              {t(`reels:upload.step.${name}`)}
              {look === 'done' && <span className="visually-hidden">: {t('reels:upload.done')}</span>}
            </StepLabel>
          </Step>
        );
      })}
    </Stepper>
  );
}
