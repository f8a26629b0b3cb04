import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { getForwardAction, getStepMark } from '../shared/wizardRules.ts';
import { WizardFooter } from '../WizardFooter/WizardFooter.tsx';
import { WizardTabs } from '../WizardTabs/WizardTabs.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { useWizard } from './useWizard.ts';
import type { WizardProps } from './wizardProps.ts';
import { wizardStyles } from './wizardStyles.ts';

const Root = styled('section')(wizardStyles);

/**
 * Multi-step form. A step is left forwards only if it is valid; otherwise a message appears and the first invalid field
 * gets the focus.
 */
export function Wizard({
  label,
  steps,
  current,
  mode = 'new',
  posting = false,
  failure = null,
  failedAt = null,
  onContinueDraft,
  onStepChange,
  onBlocked,
  onClear,
  onPost,
  aside,
  children,
  className = '',
  ...section
}: WizardProps) {
  const { t } = useTranslation();
  const panelId = useId();
  const [isConfirmingClear, setConfirmingClear] = useState(false);
  const step = steps[current];
  const isPreview = step?.preview ?? false;
  const { panel, heading, tab, attemptedSteps, isBlocked, requestStep, goToStep, forward, showErrors, clearAttempts } =
    useWizard({
      steps,
      current,
      posting,
      onStepChange,
      onBlocked,
      onPost,
    });

  const invalidStep = isBlocked ? current : failedAt;

  return (
    <Root aria-label={label} {...section} className={`${isPreview ? 'at-preview' : ''} ${className}`.trim()}>
      {onContinueDraft && <DraftNotice onContinue={onContinueDraft} onStartOver={() => setConfirmingClear(true)} />}
      <WizardTabs
        steps={steps.map((wizardStep) => ({
          id: wizardStep.id,
          name: wizardStep.name,
          mark: getStepMark(wizardStep, attemptedSteps.has(wizardStep.id)),
        }))}
        current={tab}
        panelId={panelId}
        onRequestStep={requestStep}
      />
      <div className="columns">
        <div className="main">
          <div
            ref={panel}
            className="panel"
            inert={posting}
            role="tabpanel"
            id={panelId}
            aria-labelledby={`${panelId}-${step?.id}`}
          >
            <div className="title">
              <p className="position">{t('wizard:position', { index: current + 1, count: steps.length })}</p>
              <h2 ref={heading} tabIndex={-1}>
                {step?.name}
              </h2>
              <p className="up-next">
                {steps[current + 1] ? t('wizard:upNext', { name: steps[current + 1]?.name }) : t('wizard:last')}
              </p>
            </div>
            {children}
          </div>
          <WizardFooter
            forward={getForwardAction(steps, current)}
            mode={mode}
            busy={posting}
            problem={isBlocked ? t('wizard:blocked') : failure}
            onProblem={invalidStep === null ? undefined : () => showErrors(invalidStep)}
            onForward={forward}
            onPrevious={current > 0 ? () => goToStep(current - 1) : undefined}
            onClear={() => setConfirmingClear(true)}
          />
        </div>
        {aside && !isPreview && <aside aria-label={t('wizard:home.preview')}>{aside}</aside>}
      </div>
      <ConfirmDialog
        open={isConfirmingClear}
        title={t('wizard:clearTitle')}
        text={t('wizard:clearText')}
        confirm={t('wizard:clearConfirm')}
        cancel={t('wizard:clearCancel')}
        onClose={() => setConfirmingClear(false)}
        onConfirm={() => {
          setConfirmingClear(false);
          clearAttempts();
          onClear();
        }}
      />
    </Root>
  );
}
