import styled from '@emotion/styled';
import { Check, Scale } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useCardTexts } from '../../listings/shared/cardTexts.ts';
import { role } from '../../theme/roles.ts';
import { maxWidthQuery, radius, touchTarget } from '../../theme/tokens.ts';

export interface CompareButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  pressed: boolean;
  onToggle: () => void;
}

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: touchTarget,
  minBlockSize: touchTarget,
  paddingInline: 12,
  border: 0,
  borderRadius: radius.field,
  background: 'none',
  color: role.ink,
  '&:hover': { backgroundColor: role.surfaceSunken },
  '&&[aria-pressed=true]': { color: role.primary, backgroundColor: role.primarySoft },
  // A phone has no room for the text beside the back link.
  [`@media ${maxWidthQuery('tablet')}`]: { '& .buttonText': { display: 'none' } },
});

/** Adds a property to the comparison from its own page, or removes it. */
export function CompareButton({ pressed, onToggle, ...button }: CompareButtonProps) {
  const { compare } = useCardTexts();
  const Mark = pressed ? Check : Scale;
  return (
    <Root type="button" aria-pressed={pressed} aria-label={compare} title={compare} onClick={onToggle} {...button}>
      <Mark size={20} strokeWidth={1.75} aria-hidden />
      <span className="buttonText">{compare}</span>
    </Root>
  );
}
