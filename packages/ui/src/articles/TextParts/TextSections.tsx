import type { ProseSection } from '@mashrabiya/contract';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { MixedScriptText } from '../Prose/MixedScriptText.tsx';
import { Prose } from '../Prose/Prose.tsx';

export interface TextSectionsProps {
  sections: readonly ProseSection[];
  /** Numbered for citation. */
  numbered?: boolean;
  /** Prefix of the ids, for several texts in one page. */
  prefix?: string;
  /** 3 in one text of several: its sections are no landmarks, because other texts have sections of the same title. */
  headingLevel?: 2 | 3;
}

/** Sections of a text, each with its own anchor. */
export function TextSections({ sections, numbered = false, prefix = '', headingLevel = 2 }: TextSectionsProps) {
  const Heading = `h${headingLevel}` as const;
  return sections.map(({ id, title, blocks }, index) => (
    <section
      key={id}
      id={prefix + id}
      className="part"
      aria-labelledby={headingLevel === 2 ? `${prefix}${id}-title` : undefined}
    >
      <Heading id={`${prefix}${id}-title`}>
        {numbered && (
          <>
            <NumberText value={index + 1} />.{' '}
          </>
        )}
        <MixedScriptText text={title} />
      </Heading>
      <Prose blocks={blocks} headingLevel={headingLevel === 2 ? 3 : 4} />
    </section>
  ));
}
