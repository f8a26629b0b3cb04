import { Link } from '@mashrabiya/ui';
import type { ReactNode } from 'react';

export interface StoryLinkProps {
  /** `listings-propertycard--default`. */
  to: string;
  children: ReactNode;
}

/** Link from the preview to a story in the whole Storybook, also under a sub-path. */
export function StoryLink({ to, children }: StoryLinkProps) {
  return (
    <Link href={`./?path=/story/${to}`} target="_top">
      {children}
    </Link>
  );
}
