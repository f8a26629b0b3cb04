import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from '../../link/Link.tsx';
import type { FilterGroup, FilterState } from '../filters/filterState.ts';
import { RemoveLink } from './FilterChipPill.tsx';
import { type MenuStep, useMenuStep } from './useMenuStep.ts';

/** What each quick menu is given by the bar. */
export interface QuickMenuWiring {
  value: FilterState;
  hrefOf(state: FilterState): string;
  panelHref(group?: FilterGroup): string;
  /** The filter in words, if it is set. */
  text?: string;
  /** Its step in the history, where the menu covers the page. */
  step?: MenuStep | undefined;
  /** Its choices come with the next drawing: nobody opens a menu in the moment in which a page appears. */
  later?: boolean | undefined;
}

export interface QuickChoice {
  text: string;
  href: string;
  chosen?: boolean;
}

interface QuickMenuProps {
  /** Names the menu, and the pill while nothing is set. */
  label: string;
  /** What is set. */
  text?: string;
  /** The list without this filter. */
  removeHref: string;
  choices: () => readonly QuickChoice[];
  /** Pills side by side instead of lines. */
  compact?: boolean;
  /** Stays open after a choice, so that several can be made. */
  several?: boolean;
  /** The way to what is not offered here. */
  other?: QuickChoice;
  /** A quiet word below the choices. */
  hint?: string;
  step?: MenuStep | undefined;
  later?: boolean | undefined;
}

/** A pill that opens a few choices. Platform popover and plain links: it needs no script. */
export function QuickMenu({
  label,
  text,
  removeHref,
  choices,
  compact = false,
  several = false,
  other,
  hint,
  step,
  later = false,
}: QuickMenuProps) {
  const id = useId();
  const menu = useRef<HTMLFieldSetElement>(null);
  const onToggle = useMenuStep(menu, step);
  const close = () => menu.current?.hidePopover();
  return (
    <div className={text ? 'pill set' : 'pill'}>
      <button type="button" className="text" popoverTarget={id} aria-label={text && `${label}: ${text}`}>
        {text ?? label}
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
      </button>
      {text && <RemoveLink text={text} href={removeHref} />}
      <fieldset ref={menu} id={id} popover="auto" onToggle={onToggle} className="menu" aria-label={label}>
        {!later && (
          <ul className={compact ? 'compact' : undefined}>
            {choices().map(({ text: choice, href, chosen }) => (
              <li key={choice}>
                <Link href={href} aria-current={chosen || undefined} onClick={several ? undefined : close}>
                  <bdi>{choice}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {hint && <p className="hint">{hint}</p>}
        {other && (
          <Link className="other" href={other.href} onClick={close}>
            {other.text}
          </Link>
        )}
      </fieldset>
    </div>
  );
}
