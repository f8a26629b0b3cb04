import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { drawings } from '../../states/drawings/drawings.ts';

interface LoginCoverProps {
  isRegistering: boolean;
  onViewChange(view: 'login' | 'register'): void;
}

/** Covers the inactive half on a desktop, with a button to switch. */
export function LoginCover({ isRegistering, onViewChange }: LoginCoverProps) {
  const { t } = useTranslation();
  const Drawing = isRegistering ? drawings.login : drawings.empty;
  return (
    <div className="cover">
      <div key={isRegistering ? 'register' : 'login'} className="coverContent">
        <Drawing className="drawing" />
        <p className="question">{t(isRegistering ? 'account:register.haveAccount' : 'account:login.newHere')}</p>
        <p>{t(isRegistering ? 'account:register.haveAccountText' : 'account:login.newHereText')}</p>
        <Button variant="outlined" onClick={() => onViewChange(isRegistering ? 'login' : 'register')}>
          {t(isRegistering ? 'shell:login' : 'account:register.title')}
        </Button>
      </div>
    </div>
  );
}
