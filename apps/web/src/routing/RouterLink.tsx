import type { LinkProps } from '@mashrabiya/ui';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { sliderOf } from './slider.ts';
import { afterStepBack, isGoingBack } from './stepBack.ts';

const leavesTheApp = (href: string) => /^[a-z]+:|^\/\/|^#|^\/api\//i.test(href);

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * A link inside the app. One in an open panel takes the panel's step in the history: Back from where it leads goes to
 * the page below the panel.
 */
function InnerLink({ href, replace, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const inPanel = sliderOf(useLocation().search) !== null;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isGoingBack() || !isPlainPress(event)) return;
    event.preventDefault();
    afterStepBack(() => navigate(href, { replace: replace ?? false }));
  };
  return <Link to={href} {...(replace || inPanel ? { replace: true } : {})} onClick={follow} {...rest} />;
}

/** The link that `ui` draws: the router's inside the app, a plain anchor to anywhere else. */
export function RouterLink({ replace, ...link }: LinkProps) {
  if (leavesTheApp(link.href) || link.target) return <a {...link} />;
  return <InnerLink {...link} {...(replace ? { replace } : {})} />;
}
