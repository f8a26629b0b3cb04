import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../foundation/Button/Button.tsx';

interface CallOffProps {
  /** Calls a coming change off. */
  onCallOff(): Promise<unknown>;
}

/** Calls off a change that has not begun; what holds now goes on. */
export function CallOff({ onCallOff }: CallOffProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const callOff = () => {
    setBusy(true);
    // What was refused is said by the host; the press can be made again.
    onCallOff()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div>
      <Button look="outlined" color="error" busy={isBusy} onClick={callOff}>
        {t('finance:rules.callOff')}
      </Button>
    </div>
  );
}
