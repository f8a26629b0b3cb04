import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useHomeTexts } from '../../homes/texts.ts';
import { compareToggleStyles } from './compareToggleStyles.ts';

export interface CompareToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The home is among those that are compared. */
  pressed: boolean;
  onToggle: () => void;
}

// Serialized once: a list holds hundreds.
const Root = styled('button')(css(compareToggleStyles));

/**
 * Takes a home into the comparison, and out of it. One element over the foot of a card's picture: always seen on a
 * touched screen, elsewhere while the card is pointed at or entered by keyboard, and whenever the home is chosen.
 */
export function CompareToggle({ pressed, onToggle, className = '', ...button }: CompareToggleProps) {
  const { compare } = useHomeTexts();
  return (
    <Root
      type="button"
      aria-label={compare}
      title={compare}
      aria-pressed={pressed}
      onClick={onToggle}
      {...button}
      className={`compare ${className}`.trimEnd()}
    />
  );
}
