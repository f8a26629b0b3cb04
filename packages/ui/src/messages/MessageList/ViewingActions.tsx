import type { Viewing, ViewingAnswer } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { FieldProblem } from '../../forms/Field/FieldProblem.tsx';
import { Button, type ButtonProps } from '../../foundation/Button/Button.tsx';
import type { ViewingControls } from '../shared/viewingControls.ts';

interface ViewingActionsProps {
  viewing: Viewing;
  controls: ViewingControls;
}

/** Answers to the current viewing: to the partner's proposal, the own one, or an accepted one. */
export function ViewingActions({ viewing, controls }: ViewingActionsProps) {
  const { t } = useTranslation();
  const { canReschedule = true, pendingAnswer, problem, onAnswer, onSuggest } = controls;
  const isAnswerable = viewing.status === 'proposed' && !viewing.is_own_proposal;
  const answer = (value: ViewingAnswer): Pick<ButtonProps, 'busy' | 'onClick'> => ({
    busy: pendingAnswer === value,
    onClick: () => {
      if (pendingAnswer === undefined) onAnswer(value);
    },
  });
  return (
    <>
      <div className="actions">
        {isAnswerable && canReschedule && <Button {...answer('accepted')}>{t('messages:viewing.accept')}</Button>}
        {canReschedule && (
          <Button variant="outlined" onClick={onSuggest}>
            {t('messages:viewing.move')}
          </Button>
        )}
        {isAnswerable ? (
          <Button variant="text" {...answer('declined')}>
            {t('messages:viewing.decline')}
          </Button>
        ) : (
          <Button variant="text" {...answer('cancelled')}>
            {t(viewing.status === 'accepted' ? 'messages:viewing.cancel' : 'messages:viewing.withdraw')}
          </Button>
        )}
      </div>
      <FieldProblem text={problem ?? null} />
    </>
  );
}
