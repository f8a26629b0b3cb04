import type { LinkProps } from '@mashrabiya/ui';
import { Link } from 'react-router-dom';

const leavesTheApp = (href: string) => /^[a-z]+:|^\/\/|^#|^\/api\//i.test(href);

/** The link that `ui` draws: the router's inside the app, a plain anchor to anywhere else. */
export function RouterLink({ href, replace, ...rest }: LinkProps) {
  if (leavesTheApp(href) || rest.target) return <a href={href} {...rest} />;
  return <Link to={href} {...(replace ? { replace } : {})} {...rest} />;
}
