import styled from '@emotion/styled';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Check, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Num } from '../../foundation/Num.tsx';
import type { StepMark } from '../wizardRules.ts';
import { tabsStyles } from './tabsStyles.ts';

export interface WizardTab {
  id: string;
  name: string;
  mark: StepMark;
}

export interface WizardTabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  steps: readonly WizardTab[];
  /** Index of the step that is shown. */
  current: number;
  /** Id of the element that the current step fills; the tab of step `x` has the id `panelId-x`. */
  panelId: string;
  /** Someone wants to go to a step. Whether that may be is the host's to say. */
  onWant(index: number): void;
}

const Root = styled('div')(tabsStyles);

const isSame = ({ steps: before, ...former }: WizardTabsProps, { steps: now, ...props }: WizardTabsProps): boolean =>
  Object.entries({ ...former, ...props }).every(
    ([name]) => former[name as keyof typeof former] === props[name as keyof typeof props],
  ) && JSON.stringify(before) === JSON.stringify(now);

/**
 * The steps of a form, and how each stands. Arrow keys move among them in the direction of the writing, Enter goes
 * there: a step may refuse to be left, so that moving alone must not choose. MUI's tabs measure themselves whenever they
 * are drawn, and have the page laid out for it: they are drawn only when something of them has changed.
 */
export const WizardTabs = memo(function WizardTabs({ steps, current, panelId, onWant, ...div }: WizardTabsProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <Tabs
        variant="fullWidth"
        value={current}
        onChange={(_, index: number) => onWant(index)}
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
                  {mark === 'ahead' && <Num value={index + 1} />}
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
}, isSame);
