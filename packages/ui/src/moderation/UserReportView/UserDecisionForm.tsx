import type { BlockInput, ReportDecision } from '@mashrabiya/contract';
import { Ban, Check, MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { BlockForm } from '../BlockForm/BlockForm.tsx';
import { useOpenForm } from '../caseDraft/useCaseForm.ts';
import { useDismissal } from '../ReportCaseView/useDismissal.ts';
import { ignoreDoubleClick } from '../shortcuts/ignoreDoubleClick.ts';
import { ShortcutHint } from '../shortcuts/ShortcutHint.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

export interface UserDecisionFormProps {
  /** Users with a role cannot be blocked. */
  canBeBlocked: boolean;
  isSeller: boolean;
  /** Rejects with the server's problems; see `useCallForm`. */
  onDecide(decision: ReportDecision): Promise<unknown>;
}

const KEYS = { KeyD: 'dismissed', KeyW: 'warned', KeyB: 'blocked' } as const;
type Choice = (typeof KEYS)[keyof typeof KEYS];
const FORM_BY_DECISION = { warned: 'warn', blocked: 'block' } as const;

/** Dismisses reports with one press; a warning or a block asks for reasons. */
export function UserDecisionForm({ canBeBlocked, isSeller, onDecide }: UserDecisionFormProps) {
  const { t } = useTranslation();
  const openFormName = useOpenForm(['warn', 'block']);
  const [chosenDecision, setChosenDecision] = useState<Exclude<Choice, 'dismissed'> | null>(
    openFormName && (openFormName === 'warn' ? 'warned' : 'blocked'),
  );
  const dismissal = useDismissal(onDecide);
  const { busy } = dismissal;
  const choose = (choice: Choice) => {
    if (busy || chosenDecision || (choice === 'blocked' && !canBeBlocked)) return;
    if (choice === 'dismissed') void dismissal.submit();
    else setChosenDecision(choice);
  };
  const isReady = useShortcuts(KEYS, choose);
  if (chosenDecision) {
    const send = (reasonTexts: BlockInput) =>
      onDecide({ decision: chosenDecision, reasons: [], note: null, ...reasonTexts });
    return (
      <BlockForm
        action={FORM_BY_DECISION[chosenDecision]}
        isSeller={isSeller}
        onSend={send}
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
      <Button wide variant="outlined" icon={MessageSquareWarning} disabled={busy} onClick={() => choose('warned')}>
        {t('moderation:reports.warned')}
      </Button>
      {canBeBlocked && (
        <Button wide variant="outlined" color="error" icon={Ban} disabled={busy} onClick={() => choose('blocked')}>
          {t(isSeller ? 'moderation:block.do' : 'moderation:block.user.do')}
        </Button>
      )}
      <ShortcutHint text={t('moderation:reports.personKeys')} isReady={isReady} />
    </div>
  );
}
