import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path or absolute URL, exactly as in the HTML. */
  href: string;
  /** Replaces the current history entry. */
  replace?: boolean;
}

function Anchor({ replace: _, ...anchor }: LinkProps) {
  return <a {...anchor} />;
}

/** Link component: a plain anchor unless the app passes its router's link to `UiProvider`. */
export const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
