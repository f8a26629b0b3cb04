import { AdDecision, type ReviewDecision } from '@mashrabiya/contract';
import { Check, PencilLine, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useOpenForm } from '../caseDraft/useCaseForm.ts';
import { ignoreDoubleClick } from '../shortcuts/ignoreDoubleClick.ts';
import { ShortcutHint } from '../shortcuts/ShortcutHint.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { RefusalForm } from './RefusalForm.tsx';

export interface DecisionFormProps {
  /** Rejects with the server's problems; see `useCallForm`. */
  onDecide(decision: AdDecision): Promise<unknown>;
  /** Shortcuts, if they differ from those of an ad's review. */
  keys?: string;
}

const KEYS: Readonly<Record<string, ReviewDecision>> = { KeyA: 'accepted', KeyC: 'change', KeyR: 'rejected' };

/** Approves an ad with one press; a change request or a rejection asks for reasons. Also by the keys A, C and R. */
export function DecisionForm({ onDecide, keys }: DecisionFormProps) {
  const { t } = useTranslation();
  const [refusalDecision, setRefusalDecision] = useState<Exclude<ReviewDecision, 'accepted'> | null>(
    useOpenForm(['change', 'rejected']),
  );
  const acceptance = useCallForm({
    schema: AdDecision,
    initial: { decision: 'accepted' as const, reasons: [], note: null },
    call: onDecide,
  });
  const { busy } = acceptance;
  const choose = (decision: ReviewDecision) => {
    if (busy) return;
    if (decision === 'accepted') void acceptance.submit();
    else setRefusalDecision(decision);
  };
  const isReady = useShortcuts(KEYS, (decision) => !refusalDecision && choose(decision));
  if (refusalDecision)
    return <RefusalForm decision={refusalDecision} onDecide={onDecide} onBack={() => setRefusalDecision(null)} />;
  return (
    <div className="decision">
      <FormErrorBox problems={acceptance.problems} />
      <Button wide icon={Check} busy={busy} onClick={ignoreDoubleClick(() => choose('accepted'))}>
        {t('moderation:listings.accept')}
      </Button>
      <Button wide variant="outlined" icon={PencilLine} disabled={busy} onClick={() => choose('change')}>
        {t('moderation:listings.change')}
      </Button>
      <Button wide variant="outlined" color="error" icon={X} disabled={busy} onClick={() => choose('rejected')}>
        {t('moderation:listings.reject')}
      </Button>
      <ShortcutHint text={keys ?? t('moderation:listings.keys')} isReady={isReady} />
    </div>
  );
}
