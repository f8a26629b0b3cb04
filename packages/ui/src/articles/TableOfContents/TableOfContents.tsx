import styled from '@emotion/styled';
import type { ProseSection } from '@mashrabiya/contract';
import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { MixedScriptText } from '../Prose/MixedScriptText.tsx';
import { contentsStyles } from './contentsStyles.ts';
import { useCurrentSection } from './useCurrentSection.ts';

export interface TableOfContentsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Each id must exist in the page. */
  sections: readonly Pick<ProseSection, 'id' | 'title'>[];
  /** "Contents", "In this article". */
  label: string;
  numbered?: boolean;
}

const Root = styled('nav')(contentsStyles);

/** Table of contents. Collapsible on a phone; sticky on a desktop, with the current section marked. */
export function TableOfContents({ sections, label, numbered = false, className = '', ...nav }: TableOfContentsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const current = useCurrentSection(sections.map((section) => section.id));
  return (
    <Root aria-label={label} {...nav} className={`contents ${className}`.trimEnd()}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <p className="title" aria-hidden>
        {label}
      </p>
      <ol id={id} className={open ? 'open' : undefined}>
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {numbered && (
                <span className="index">
                  <NumberText value={index + 1} />.
                </span>
              )}
              <span>
                <MixedScriptText text={section.title} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </Root>
  );
}
