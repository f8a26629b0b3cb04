import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from '../../link/Link.tsx';
import type { FilterGroup, FilterState } from '../filters/filterState.ts';
import { RemoveLink } from './FilterChipPill.tsx';
import { type MenuStep, useMenuStep } from './useMenuStep.ts';

export interface QuickMenuSharedProps {
  value: FilterState;
  getHref(state: FilterState): string;
  getPanelHref(group?: FilterGroup): string;
  /** Text of the set filter. */
  text?: string;
  /** History step, where the menu covers the page. */
  step?: MenuStep | undefined;
  /** Renders the choices after the first render: users do not open a menu in the moment a page appears. */
  isDeferred?: boolean | undefined;
}

interface QuickChoice {
  text: string;
  href: string;
  isChosen?: boolean;
}

interface QuickMenuProps {
  /** Label of the menu, and of the pill without a set filter. */
  label: string;
  text?: string;
  removeHref: string;
  choices: () => readonly QuickChoice[];
  /** Pills side by side instead of rows. */
  compact?: boolean;
  /** Stays open after a choice. */
  multiple?: boolean;
  /** Link to other choices. */
  other?: QuickChoice;
  hint?: string;
  step?: MenuStep | undefined;
  isDeferred?: boolean | undefined;
}

/** Pill with a menu of a few choices. Uses the popover API and links, so it works without JavaScript. */
export function QuickMenu({
  label,
  text,
  removeHref,
  choices,
  compact = false,
  multiple = false,
  other,
  hint,
  step,
  isDeferred = false,
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
        {!isDeferred && (
          <ul className={compact ? 'compact' : undefined}>
            {choices().map(({ text: choice, href, isChosen }) => (
              <li key={choice}>
                <Link href={href} aria-current={isChosen || undefined} onClick={multiple ? undefined : close}>
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
