import styled from '@emotion/styled';
import { Check, TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Num } from '../../foundation/Num.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
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

/**
 * The steps of a form, and how each stands. Arrow keys move among them in the direction of the writing, Enter goes
 * there: a step may refuse to be left, so that moving alone must not choose.
 */
export function WizardTabs({ steps, current, panelId, onWant, ...div }: WizardTabsProps) {
  const { t } = useTranslation();
  const { dir } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const [roving, setRoving] = useState<{ index: number; of: number } | null>(null);
  // Where the arrows have been counts until another step is shown.
  const focusable = roving?.of === current ? roving.index : current;
  const count = steps.length;

  const moveFocus = (event: KeyboardEvent) => {
    const onwards = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [onwards]: (focusable + 1) % count, [back]: (focusable - 1 + count) % count, Home: 0, End: count - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    setRoving({ index: to, of: current });
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <Root {...div}>
      <div ref={list} role="tablist" aria-label={t('wizard.tabs')} className="steps" onKeyDown={moveFocus}>
        {steps.map(({ id, name, mark }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${panelId}-${id}`}
            className={`step ${mark}`}
            aria-selected={index === current}
            aria-current={index === current ? 'step' : undefined}
            aria-controls={index === current ? panelId : undefined}
            tabIndex={index === focusable ? 0 : -1}
            onClick={() => onWant(index)}
          >
            <span className="disc" aria-hidden>
              {mark === 'valid' && <Check size={16} strokeWidth={2.5} />}
              {mark === 'invalid' && <TriangleAlert size={16} strokeWidth={2} />}
              {mark === 'ahead' && <Num value={index + 1} />}
            </span>
            <span className="name">{name}</span>
            <span className="visually-hidden">{` (${t(`wizard.mark.${mark}`)})`}</span>
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {t('wizard.at', { index: current + 1, count, name: steps[current]?.name })}
      </p>
    </Root>
  );
}
