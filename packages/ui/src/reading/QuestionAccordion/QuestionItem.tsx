import { ChevronDown, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Question } from './findQuestions.ts';

export interface QuestionItemProps {
  question: Question;
  /** Left out by a search. */
  hidden: boolean;
}

/** One question; its answer opens below it, with the question's own address. */
export function QuestionItem({ question, hidden }: QuestionItemProps) {
  const { t } = useTranslation();
  return (
    <details id={question.id} hidden={hidden}>
      <summary>
        <span>{question.question}</span>
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
      </summary>
      <div className="answer">
        <p>{question.answer}</p>
        <a href={`#${question.id}`}>
          <Link2 aria-hidden size={18} strokeWidth={1.75} />
          {t('reading.questions.link')}
        </a>
      </div>
    </details>
  );
}
