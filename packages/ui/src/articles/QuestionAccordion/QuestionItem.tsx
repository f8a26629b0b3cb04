import type { Question } from '@mashrabiya/contract';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ChevronDown, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MixedScriptText } from '../Prose/MixedScriptText.tsx';
import { Prose } from '../Prose/Prose.tsx';

export interface QuestionItemProps {
  question: Question;
  /** In the URL's fragment: opens, and scrolls into view. */
  isTarget: boolean;
  /** Filtered out by the search. */
  hidden: boolean;
  heading: 'h3' | 'h4';
}

/** Question with a collapsible answer and its own address. */
export function QuestionItem({
  question: { slug: id, question, answer },
  isTarget,
  hidden,
  heading,
}: QuestionItemProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!isTarget) return;
    setOpen(true);
    root.current?.scrollIntoView({ block: 'start' });
  }, [isTarget]);
  return (
    <Accordion
      ref={root}
      id={id}
      hidden={hidden}
      expanded={open}
      onChange={(_, opens) => setOpen(opens)}
      slotProps={{ heading: { component: heading } }}
    >
      <AccordionSummary
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
        expandIcon={<ChevronDown aria-hidden size={20} strokeWidth={1.75} />}
      >
        <span>
          <MixedScriptText text={question} />
        </span>
      </AccordionSummary>
      <AccordionDetails className="answer">
        <Prose blocks={answer} headingLevel={4} />
        <a href={`#${id}`}>
          <Link2 aria-hidden size={18} strokeWidth={1.75} />
          {t('articles:questions.link')}
        </a>
      </AccordionDetails>
    </Accordion>
  );
}
