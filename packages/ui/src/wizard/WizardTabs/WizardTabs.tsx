import styled from '@emotion/styled';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Check, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import type { StepMark } from '../shared/wizardRules.ts';
import { tabsStyles } from './tabsStyles.ts';

interface WizardTab {
  id: string;
  name: string;
  mark: StepMark;
}

export interface WizardTabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  steps: readonly WizardTab[];
  current: number;
  /** Id of the panel; the tab of step `x` has the id `panelId-x`. */
  panelId: string;
  /** Requests a step; the host decides. */
  onRequestStep(index: number): void;
}

const Root = styled('div')(tabsStyles);

const areTabsEqual = (
  { steps: previousSteps, ...previousProps }: WizardTabsProps,
  { steps: nextSteps, ...props }: WizardTabsProps,
): boolean =>
  Object.entries({ ...previousProps, ...props }).every(
    ([name]) => previousProps[name as keyof typeof previousProps] === props[name as keyof typeof props],
  ) && JSON.stringify(previousSteps) === JSON.stringify(nextSteps);

/**
 * Tabs of a form's steps with their state. Arrow keys move the focus in the writing direction, Enter opens: a step may
 * refuse to be left, so focus alone must not open. Memoized: MUI's tabs measure the layout on each render.
 */
export const WizardTabs = memo(function WizardTabs({
  steps,
  current,
  panelId,
  onRequestStep,
  ...div
}: WizardTabsProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <Tabs
        variant="fullWidth"
        value={current}
        onChange={(_, index: number) => onRequestStep(index)}
        aria-label={t('wizard:tabs')}
        slotProps={{ indicator: { hidden: true } }}
      >
        {steps.map(({ id, name, mark }, index) => (
          <Tab
            key={id}
            id={`${panelId}-${id}`}
            className={`step ${mark}`}
            aria-current={index === current ? 'step' : undefined}
            aria-controls={index === current ? panelId : undefined}
            label={
              <>
                <span className="disc" aria-hidden>
                  {mark === 'valid' && <Check size={16} strokeWidth={2.5} />}
                  {mark === 'invalid' && <TriangleAlert size={16} strokeWidth={2} />}
                  {mark === 'pending' && <LoaderCircle size={16} strokeWidth={2} />}
                  {mark === 'ahead' && <NumberText value={index + 1} />}
                </span>
                <span className="name">{name}</span>
                <span className="visually-hidden">{` (${t(`wizard:mark.${mark}`)})`}</span>
              </>
            }
          />
        ))}
      </Tabs>
      <p className="visually-hidden" role="status">
        {t('wizard:at', { index: current + 1, count: steps.length, name: steps[current]?.name })}
      </p>
    </Root>
  );
}, areTabsEqual);
