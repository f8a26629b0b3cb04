import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Check, Copy, Download, Printer } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useCopyText } from '../form/useCopyText.ts';
import { downloadText } from './downloadText.ts';
import { printStyles, recoveryCodesStyles } from './recoveryCodesStyles.ts';

export interface RecoveryCodesProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Twelve characters each. */
  codes: readonly string[];
  /** Called when the user confirms having saved them. */
  onConfirmed(): void;
}

const Root = styled('section')(recoveryCodesStyles);

/** Groups of four are easier to read and type. */
const groupCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** One-time recovery codes, shown once: to copy, save or print. */
export function RecoveryCodes({ codes, onConfirmed, ...section }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const text = codes.map(groupCode).join('\n');
  const { copied, copy } = useCopyText(text);
  return (
    <Root aria-labelledby={headingId} {...section}>
      <Global styles={printStyles} />
      <div className="printed">
        <h3 id={headingId}>{t('account:twoFactor.codesTitle')}</h3>
        <p>{t('account:twoFactor.codesText')}</p>
        <ul dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{groupCode(code)}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="codeActions">
        <Button variant="outlined" icon={copied ? Check : Copy} onClick={copy}>
          {t(copied ? 'account:twoFactor.copied' : 'account:twoFactor.copy')}
        </Button>
        <Button variant="outlined" icon={Download} onClick={() => downloadText('mashrabiya-recovery-codes.txt', text)}>
          {t('account:twoFactor.download')}
        </Button>
        <Button variant="outlined" icon={Printer} onClick={() => print()}>
          {t('account:twoFactor.print')}
        </Button>
      </div>
      <Button onClick={onConfirmed}>{t('account:twoFactor.saved')}</Button>
    </Root>
  );
}
