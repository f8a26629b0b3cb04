import type { AdDecision, ReportDecision } from '@mashrabiya/contract';
import { Check, PencilLine, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useOpenForm } from '../caseDraft/useCaseForm.ts';
import { RefusalForm } from '../PropertyCaseView/RefusalForm.tsx';
import { ignoreDoubleClick } from '../shortcuts/ignoreDoubleClick.ts';
import { ShortcutHint } from '../shortcuts/ShortcutHint.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { NO_REASONS, useDismissal } from './useDismissal.ts';

export interface ReportDecisionFormProps {
  /** Rejects with the server's problems; see `useCallForm`. */
  onDecide(decision: ReportDecision): Promise<unknown>;
}

const KEYS = { KeyD: 'dismissed', KeyC: 'change', KeyR: 'off_offer' } as const;
type Choice = (typeof KEYS)[keyof typeof KEYS];

/** Dismisses reports with one press; a change or a removal asks for reasons. */
export function ReportDecisionForm({ onDecide }: ReportDecisionFormProps) {
  const { t } = useTranslation();
  const openFormName = useOpenForm(['change', 'rejected']);
  const [chosenDecision, setChosenDecision] = useState<Exclude<Choice, 'dismissed'> | null>(
    openFormName === 'rejected' ? 'off_offer' : openFormName,
  );
  const dismissal = useDismissal(onDecide);
  const { busy } = dismissal;
  const choose = (choice: Choice) => {
    if (busy || chosenDecision) return;
    if (choice === 'dismissed') void dismissal.submit();
    else setChosenDecision(choice);
  };
  const isReady = useShortcuts(KEYS, choose);
  if (chosenDecision) {
    const send = ({ reasons, note, note_ar, note_en }: AdDecision) =>
      onDecide({ decision: chosenDecision, reasons, note, note_ar, note_en, ...NO_REASONS });
    return (
      <RefusalForm
        decision={chosenDecision === 'change' ? 'change' : 'rejected'}
        onDecide={send}
        onBack={() => setChosenDecision(null)}
      />
    );
  }
  return (
    <div className="decision">
      <FormErrorBox problems={dismissal.problems} />
      <Button wide icon={Check} busy={busy} onClick={ignoreDoubleClick(() => choose('dismissed'))}>
        {t('moderation:reports.dismissed')}
      </Button>
      <Button wide variant="outlined" icon={PencilLine} disabled={busy} onClick={() => choose('change')}>
        {t('moderation:reports.change')}
      </Button>
      <Button wide variant="outlined" color="error" icon={X} disabled={busy} onClick={() => choose('off_offer')}>
        {t('moderation:reports.off_offer')}
      </Button>
      <ShortcutHint text={t('moderation:reports.keys')} isReady={isReady} />
    </div>
  );
}
