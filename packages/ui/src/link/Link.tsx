import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path or absolute address, exactly as it stands in the HTML. */
  href: string;
  /** Takes the current entry's place in the history instead of adding one. */
  replace?: boolean;
}

function Anchor({ replace: _, ...anchor }: LinkProps) {
  return <a {...anchor} />;
}

/** What draws links: a plain anchor unless the app hands its router's link to `UiProvider`. */
export const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Every link of the design system. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
