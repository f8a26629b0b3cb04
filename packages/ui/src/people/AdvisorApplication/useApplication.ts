import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldPhase, nextPhase, stateOf } from '../../forms/fieldState/fieldState.ts';
import { type AdvisorDraft, applicationProblems, EMPTY_DRAFT, type NeededField } from './applicationRules.ts';
import { type AdvisorRefusal, REFUSED_FIELD, stillRefused } from './refusals.ts';

type Phases = Partial<Record<keyof AdvisorDraft, FieldPhase>>;

/** An application as it is being written: its answers, and what each field shows of how it does. */
export function useApplication(initial: Partial<AdvisorDraft>, refusal: AdvisorRefusal | undefined) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<AdvisorDraft>({ ...EMPTY_DRAFT, ...initial });
  const [phases, setPhases] = useState<Phases>({});
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<AdvisorDraft | null>(null);
  const problems = applicationProblems(draft);
  const refused = refusal && stillRefused(refusal, draft, sent) ? refusal : undefined;

  const change = <K extends keyof AdvisorDraft>(field: K, value: AdvisorDraft[K]) => {
    setDraft((now) => ({ ...now, [field]: value }));
    setPhases((now) => ({ ...now, [field]: nextPhase(now[field] ?? 'untouched', 'type') }));
  };
  const leave = (field: keyof AdvisorDraft) =>
    setPhases((now) => ({ ...now, [field]: nextPhase(now[field] ?? 'untouched', 'leave') }));

  const errorOf = (field: NeededField): string | undefined => {
    const problem = problems.includes(field) ? t(`people.apply.problem.${field}`) : undefined;
    if (stateOf(tried ? 'shown' : (phases[field] ?? 'untouched'), problem) === 'invalid') return problem;
    return refused && REFUSED_FIELD[refused] === field ? t(`people.apply.refused.${refused}`) : undefined;
  };

  /** For a field of text or number to spread. */
  const propsOf = <K extends NeededField>(field: K) => ({
    value: draft[field],
    error: errorOf(field),
    valid: phases[field] === 'shown' && !problems.includes(field),
    onChange: (value: AdvisorDraft[K]) => change(field, value),
    onBlur: () => leave(field),
  });

  return {
    draft,
    problems,
    refused,
    tried,
    change,
    errorOf,
    propsOf,
    /** Notes a try to send what is written. */
    submit: () => {
      setTried(true);
      setSent(draft);
    },
  };
}

export type Application = ReturnType<typeof useApplication>;
