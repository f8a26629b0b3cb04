import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import { ArrowLeft, ArrowRight, Eye, Send } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import type { ForwardAction, WizardMode } from '../shared/wizardRules.ts';
import { footerStyles } from './footerStyles.ts';

export interface WizardFooterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  forward: ForwardAction;
  /** An edited ad is saved, not posted. */
  mode?: WizardMode;
  busy?: boolean;
  /** Reason why the step cannot be left; null without a problem. */
  problem?: string | null;
  onProblem?: (() => void) | undefined;
  onForward(): void;
  onPrevious?: (() => void) | undefined;
  /** Requests clearing; the host asks for confirmation. */
  onClear?: (() => void) | undefined;
}

const Root = styled('div')(footerStyles);

const ICONS = { preview: Eye, post: Send } as const;

/** Navigation of a step: forward, back, clear. Sticky at the bottom of a phone. */
export function WizardFooter({
  forward,
  mode = 'new',
  busy = false,
  problem = null,
  onProblem,
  onForward,
  onPrevious,
  onClear,
  className = '',
  ...div
}: WizardFooterProps) {
  const { t } = useTranslation();
  const postText = mode === 'edit' ? t('wizard:save') : t('wizard:post');
  const postingText = mode === 'edit' ? t('wizard:saving') : t('wizard:posting');
  const texts = { next: t('wizard:next'), preview: t('wizard:preview'), post: busy ? postingText : postText };
  return (
    <Root {...div} className={`wizard-footer ${className}`.trimEnd()}>
      <div role="alert">
        {problem && (
          <Alert
            className="problem"
            severity="error"
            role="none"
            action={
              onProblem && (
                <Button variant="text" onClick={onProblem}>
                  {t('wizard:showProblem')}
                </Button>
              )
            }
          >
            {problem}
          </Alert>
        )}
      </div>
      <div className="line">
        {onPrevious && (
          <Button
            variant="outlined"
            className="previous"
            icon={ArrowLeft}
            directional
            disabled={busy}
            onClick={onPrevious}
          >
            {t('wizard:previous')}
          </Button>
        )}
        {onClear && (
          <Button variant="text" className="clear" disabled={busy} onClick={onClear}>
            {t('wizard:clear')}
          </Button>
        )}
        <Button
          className="forward"
          icon={forward === 'next' ? undefined : ICONS[forward]}
          directional={forward === 'post'}
          busy={busy}
          onClick={onForward}
        >
          {texts[forward]}
          {forward === 'next' && <ArrowRight aria-hidden size={20} strokeWidth={1.75} className="directional" />}
        </Button>
      </div>
    </Root>
  );
}
