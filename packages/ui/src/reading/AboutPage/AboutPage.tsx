import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Lattice } from '../../foundation/Lattice/Lattice.tsx';
import { AboutNumbers, type AboutNumbersProps } from './AboutNumbers.tsx';
import { AboutTeam, type AboutTeamProps } from './AboutTeam.tsx';
import { AboutValues, type AboutValuesProps } from './AboutValues.tsx';
import { aboutPageStyles } from './aboutPageStyles.ts';

export interface AboutPageProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'>,
    Partial<AboutNumbersProps>,
    AboutValuesProps,
    AboutTeamProps {
  title: string;
  /** The story, a paragraph each. */
  story: readonly string[];
}

const Root = styled('div')(aboutPageStyles);

/** Who we are: the story, what can be counted, what we stand by, and who does what. */
export function AboutPage({ title, story, numbers, values, teams, ...div }: AboutPageProps) {
  return (
    <Root {...div}>
      <header>
        <Lattice opacity={0.05} tile={88} />
        <h1>{title}</h1>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </header>
      {numbers && numbers.length > 0 && <AboutNumbers numbers={numbers} />}
      <AboutValues values={values} />
      <AboutTeam teams={teams} />
    </Root>
  );
}
