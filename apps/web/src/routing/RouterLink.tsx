import type { LinkProps } from '@mashrabiya/ui';
import type { MouseEvent } from 'react';
import { useFollowLink } from './LinkNavigation.tsx';

const isExternalHref = (href: string) => /^[a-z]+:|^\/\/|^#|^\/api\//i.test(href);

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

function InnerLink({ href, replace, onClick, ...anchor }: LinkProps) {
  const follow = useFollowLink();
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    follow(href, replace ?? false);
  };
  return <a {...anchor} href={href} onClick={onPress} />;
}

/**
 * Link component of `ui`: client-side navigation inside the app, a plain anchor elsewhere. The router's own link reads
 * the location, so every link would rerender when a panel opens in the URL; it also includes the framework's
 * prefetching, 4 KB.
 */
export function RouterLink({ replace, ...link }: LinkProps) {
  if (isExternalHref(link.href) || link.target) return <a {...link} />;
  return <InnerLink {...link} {...(replace ? { replace } : {})} />;
}
