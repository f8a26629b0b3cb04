import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useCardTexts } from '../../listings/shared/cardTexts.ts';
import { CompareTrayLink } from '../CompareTray/CompareTrayLink.tsx';
import { compareToggleStyles } from './compareToggleStyles.ts';

export interface CompareToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  pressed: boolean;
  onToggle: () => void;
}

// Serialized once: a list holds hundreds.
const Root = styled('button')(css(compareToggleStyles));

/**
 * Adds a property to the comparison, or removes it. At the bottom of a card's picture: always visible on touch screens,
 * otherwise on hover and focus, and while chosen, when a skip link to the tray follows it.
 */
export function CompareToggle({ pressed, onToggle, className = '', ...button }: CompareToggleProps) {
  const { compare } = useCardTexts();
  return (
    <>
      <Root
        type="button"
        aria-label={compare}
        title={compare}
        aria-pressed={pressed}
        onClick={onToggle}
        {...button}
        className={`compare ${className}`.trimEnd()}
      />
      {pressed && <CompareTrayLink />}
    </>
  );
}
