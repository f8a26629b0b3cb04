import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface AboutTeamProps {
  /** What each team does. Teams, not people: nobody's name is ours to publish. */
  teams: readonly { title: string; text: string }[];
}

/** Who does what. */
export function AboutTeam({ teams }: AboutTeamProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('reading:about.team')}</h2>
      <dl className="teams">
        {teams.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
