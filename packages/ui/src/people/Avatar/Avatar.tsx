import { PROFILE_IMAGES_PATH } from '@mashrabiya/contract';
import MuiAvatar from '@mui/material/Avatar';
import type { ComponentPropsWithRef } from 'react';
import { getInitials } from '../../listings/SellerCard/contact.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'color'> {
  name: string;
  /** File name below the profile pictures' path; null shows the initials. */
  picture: string | null;
  /** In pixels. */
  size?: number;
}

/** Profile picture or initials, also on failure. Decorative: the name is beside it. */
export function Avatar({ name, picture, size = 56, style, ...div }: AvatarProps) {
  return (
    <MuiAvatar
      aria-hidden
      {...div}
      {...(picture ? { src: `${PROFILE_IMAGES_PATH}/${picture}`, alt: '' } : {})}
      slotProps={{ img: { width: size, height: size, loading: 'lazy' } }}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4, ...style }}
    >
      {getInitials(name)}
    </MuiAvatar>
  );
}
