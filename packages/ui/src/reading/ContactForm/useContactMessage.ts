import { useTranslation } from 'react-i18next';
import { useFieldState } from '../../forms/fieldState/useFieldState.ts';
import { type ContactField, type ContactMessage, contactProblems, fitsContact } from './contactRules.ts';

function useAnswer(field: ContactField, initial = '') {
  const { t } = useTranslation();
  return useFieldState(initial, (answer) =>
    fitsContact(field, answer) ? undefined : t(`reading.contact.problem.${field}`),
  );
}

/** A message as it is being written, field by field and as a whole. */
export function useContactMessage(initial: Partial<ContactMessage>) {
  const answers = {
    name: useAnswer('name', initial.name),
    email: useAnswer('email', initial.email),
    phone: useAnswer('phone', initial.phone),
    subject: useAnswer('subject', initial.subject),
    message: useAnswer('message', initial.message),
  };
  const written: ContactMessage = {
    name: answers.name.value.trim(),
    email: answers.email.value.trim(),
    phone: answers.phone.value,
    subject: answers.subject.value.trim(),
    message: answers.message.value.trim(),
  };
  return { answers, written, problems: contactProblems(written) };
}
