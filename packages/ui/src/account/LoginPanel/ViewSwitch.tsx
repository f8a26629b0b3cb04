import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

type View = 'login' | 'register';

interface ViewSwitchProps {
  view: View;
  onViewChange(view: View): void;
}

/** Switches between the two forms on a phone. */
export function ViewSwitch({ view, onViewChange }: ViewSwitchProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      className="switch"
      exclusive
      fullWidth
      aria-label={t('account:switch')}
      value={view}
      onChange={(_, next: View | null) => next && onViewChange(next)}
    >
      <ToggleButton value="login">{t('shell:login')}</ToggleButton>
      <ToggleButton value="register">{t('account:register.title')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
