import styled from '@emotion/styled';
import { PROFILE_IMAGES_PATH } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { initialsOf } from '../../homes/SellerCard/contact.ts';
import { role } from '../../theme/roles.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  name: string;
  /** File name below the profile pictures' path; null shows the initials. */
  picture: string | null;
  /** Side in pixels. */
  size?: number;
}

const Root = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'var(--avatar)',
  blockSize: 'var(--avatar)',
  overflow: 'hidden',
  borderRadius: '50%',
  backgroundColor: role.secondarySoft,
  color: role.secondary,
  fontSize: 'calc(var(--avatar) * 0.4)',
  fontWeight: 600,
  lineHeight: 1,
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

/** A person's picture, or the letters of their name. Decorative: the name stands beside it. */
export function Avatar({ name, picture, size = 56, style, ...span }: AvatarProps) {
  const box = { '--avatar': `${size}px`, ...style } as CSSProperties;
  return (
    <Root aria-hidden {...span} style={box}>
      {picture ? (
        <img src={`${PROFILE_IMAGES_PATH}/${picture}`} alt="" width={size} height={size} loading="lazy" />
      ) : (
        initialsOf(name)
      )}
    </Root>
  );
}
