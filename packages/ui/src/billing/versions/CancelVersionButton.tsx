import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';

interface CancelVersionButtonProps {
  onCancelVersion(): Promise<unknown>;
}

/** Cancels a change that has not started; the current version stays in force. */
export function CancelVersionButton({ onCancelVersion }: CancelVersionButtonProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const cancelVersion = () => {
    setBusy(true);
    // The host shows the error; the button can be pressed again.
    onCancelVersion()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div>
      <Button variant="outlined" color="error" busy={isBusy} onClick={cancelVersion}>
        {t('finance:rules.callOff')}
      </Button>
    </div>
  );
}
