import type { LinkProps } from '@mashrabiya/ui';
import type { MouseEvent } from 'react';
import { useFollow } from './Following.tsx';

const leavesTheApp = (href: string) => /^[a-z]+:|^\/\/|^#|^\/api\//i.test(href);

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

function InnerLink({ href, replace, onClick, ...anchor }: LinkProps) {
  const follow = useFollow();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    follow(href, replace ?? false);
  };
  return <a {...anchor} href={href} onClick={press} />;
}

/**
 * The link that `ui` draws: followed by the router inside the app, a plain anchor to anywhere else. The router's own
 * link asks for the location, so each link of a page would be drawn again whenever a panel opens in the address; and it
 * brings along what fetches pages ahead in the router's framework, 4 KB.
 */
export function RouterLink({ replace, ...link }: LinkProps) {
  if (leavesTheApp(link.href) || link.target) return <a {...link} />;
  return <InnerLink {...link} {...(replace ? { replace } : {})} />;
}
