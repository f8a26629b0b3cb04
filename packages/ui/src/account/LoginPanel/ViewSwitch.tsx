import { useTranslation } from 'react-i18next';

interface ViewSwitchProps {
  view: 'login' | 'register';
  onView(view: 'login' | 'register'): void;
}

/** Between the two forms on a phone, where there is room for one. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation();
  const choices = { login: t('shell.login'), register: t('account.register.title') };
  return (
    <fieldset className={`switch ${view}`}>
      <legend className="visually-hidden">{t('account.switch')}</legend>
      <button type="button" aria-pressed={view === 'login'} onClick={() => onView('login')}>
        {choices.login}
      </button>
      <button type="button" aria-pressed={view === 'register'} onClick={() => onView('register')}>
        {choices.register}
      </button>
    </fieldset>
  );
}
