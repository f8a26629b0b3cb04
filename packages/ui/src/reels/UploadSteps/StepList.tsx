import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReelUpload } from './UploadSteps.tsx';

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
    <ol className="steps">
      {STEPS.map((name, index) => {
        const stuck = step === 'failed' && index === done;
        const look = index < done ? 'done' : stuck ? 'stuck' : index === done ? 'now' : 'later';
        return (
          <li key={name} className={look} aria-current={index === done ? 'step' : undefined}>
            <span className="mark" aria-hidden>
              {look === 'done' ? (
                <Check size={18} strokeWidth={2.25} />
              ) : stuck ? (
                <X size={18} strokeWidth={2.25} />
              ) : (
                index + 1
              )}
            </span>
            <span>
              {t(`reels.upload.step.${name}`)}
              {look === 'done' && <span className="visually-hidden">: {t('reels.upload.done')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
