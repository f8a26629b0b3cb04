import styled from '@emotion/styled';
import { LANGUAGES, LOCALES } from '@mashrabiya/i18n';
import { SCHEMES } from '@mashrabiya/ui';
import { useEffect, useState } from 'react';
import { DocsPage } from './DocsPage.tsx';
import { MatrixCell } from './MatrixCell.tsx';
import { chooserStyles, matrixStyles } from './matrixStyles.ts';
import { StoryLink } from './pieces/StoryLink.tsx';
import { componentNames, loadStates, type StoryState } from './pieces/storyFiles.ts';

export interface StatesMatrixProps {
  /** Component name such as `PropertyCard`. Also in the URL: `&args=component:PropertyCard`. */
  component: string;
  onComponentChange(component: string): void;
}

const Chooser = styled('label')(chooserStyles);
const Matrix = styled('section')(matrixStyles);

const combinations = LANGUAGES.flatMap((language) => SCHEMES.map((scheme) => ({ language, scheme })));

/** All states of a component, in both languages and schemes. */
export function StatesMatrix({ component, onComponentChange }: StatesMatrixProps) {
  const states = useStates(component);
  return (
    <DocsPage
      title="States matrix"
      intro="Every state that a component has a story for, in both languages and both schemes side by side. States that need an interaction, a press or a swipe, are in the story itself; its name is a link."
    >
      <Chooser>
        Component
        <select value={component} onChange={(event) => onComponentChange(event.currentTarget.value)}>
          {componentNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Chooser>
      <Matrix aria-label={`${component} in all its states`} tabIndex={0} aria-busy={states === null}>
        <table>
          <thead>
            <tr>
              {combinations.map(({ language, scheme }) => (
                <th key={language + scheme} scope="col">
                  <span lang={LOCALES[language].lang}>{language === 'ar' ? 'العربية' : 'English'}</span> · {scheme}
                </th>
              ))}
            </tr>
          </thead>
          {states?.map((state) => (
            <tbody key={state.id}>
              <tr>
                <th colSpan={combinations.length} scope="rowgroup">
                  <StoryLink to={state.id}>{state.name}</StoryLink>
                </th>
              </tr>
              <tr>
                {combinations.map((combination) => (
                  <td key={combination.language + combination.scheme}>
                    <MatrixCell state={state} {...combination} />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </Matrix>
    </DocsPage>
  );
}

/** States of a component; null while its stories load. */
function useStates(component: string): readonly StoryState[] | null {
  const [found, setFound] = useState<{ of: string; states: readonly StoryState[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadStates(component).then((states) => isCurrent && setFound({ of: component, states }));
    return () => {
      isCurrent = false;
    };
  }, [component]);
  return found?.of === component ? found.states : null;
}
