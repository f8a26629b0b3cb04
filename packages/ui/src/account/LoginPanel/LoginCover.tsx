import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { drawings } from '../../states/drawings/drawings.ts';

interface LoginCoverProps {
  registering: boolean;
  onView(view: 'login' | 'register'): void;
}

/** Covers the inactive half on a desktop, with a button to switch. */
export function LoginCover({ registering, onView }: LoginCoverProps) {
  const { t } = useTranslation();
  const Drawing = registering ? drawings.login : drawings.empty;
  return (
    <div className="cover">
      <div key={registering ? 'register' : 'login'} className="inside">
        <Drawing className="drawing" />
        <p className="question">{t(registering ? 'account:register.haveAccount' : 'account:login.newHere')}</p>
        <p>{t(registering ? 'account:register.haveAccountText' : 'account:login.newHereText')}</p>
        <Button look="outlined" onClick={() => onView(registering ? 'login' : 'register')}>
          {t(registering ? 'shell:login' : 'account:register.title')}
        </Button>
      </div>
    </div>
  );
}
