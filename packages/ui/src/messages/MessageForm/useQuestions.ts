import { useTranslation } from 'react-i18next';

const QUESTIONS = ['available', 'viewing', 'price'] as const;

/** Ready-made questions about a property. */
export function useQuestions(): readonly string[] {
  const { t } = useTranslation();
  return QUESTIONS.map((question) => t(`messages:enquiry.question.${question}`));
}
