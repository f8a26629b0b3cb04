import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Check, Copy, Download, Printer } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useCopied } from '../form/useCopied.ts';
import { onPaper, recoveryCodesStyles } from './recoveryCodesStyles.ts';
import { saveText } from './saveText.ts';

export interface RecoveryCodesProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Twelve characters each. */
  codes: readonly string[];
  /** Called when the user confirms having saved them. */
  onConfirmed(): void;
}

const Root = styled('section')(recoveryCodesStyles);

/** Groups of four are easier to read and type. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** One-time recovery codes, shown once: to copy, save or print. */
export function RecoveryCodes({ codes, onConfirmed, ...section }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const heading = useId();
  const text = codes.map(grouped).join('\n');
  const { copied, copy } = useCopied(text);
  return (
    <Root aria-labelledby={heading} {...section}>
      <Global styles={onPaper} />
      <div className="printed">
        <h3 id={heading}>{t('account:twoFactor.codesTitle')}</h3>
        <p>{t('account:twoFactor.codesText')}</p>
        <ul dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{grouped(code)}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="keep">
        <Button look="outlined" icon={copied ? Check : Copy} onClick={copy}>
          {t(copied ? 'account:twoFactor.copied' : 'account:twoFactor.copy')}
        </Button>
        <Button look="outlined" icon={Download} onClick={() => saveText('mashrabiya-recovery-codes.txt', text)}>
          {t('account:twoFactor.download')}
        </Button>
        <Button look="outlined" icon={Printer} onClick={() => print()}>
          {t('account:twoFactor.print')}
        </Button>
      </div>
      <Button onClick={onConfirmed}>{t('account:twoFactor.saved')}</Button>
    </Root>
  );
}
