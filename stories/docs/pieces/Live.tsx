import { type Language, LOCALES } from '@mashrabiya/i18n';
import { type Scheme, useLocale } from '@mashrabiya/ui';
import { type ComponentType, createElement, type ReactNode, useMemo } from 'react';
import { Combination } from './Combination.tsx';
import { localizeProps, pickLanguage } from './pickLanguage.ts';

/** Used part of a story made by `meta.story()`. */
export interface AnyStory {
  input: object;
  meta: { input: object };
  composed: { args: object; parameters: object };
}

/** Used part of a story or its component's `meta`. */
interface Annotations {
  component?: ComponentType<object>;
  render?(args: object, context: object): ReactNode;
  decorators?: Decorator | Decorator[];
}

type Decorator = (Story: () => ReactNode, context: object) => ReactNode;

export interface LiveProps {
  /** Source story: its looks are tested elsewhere. */
  of: AnyStory;
  /** Overrides of the story's props. */
  args?: object;
  /** Default: the toolbar's. */
  language?: Language;
  scheme?: Scheme;
}

function compose(story: AnyStory, ownArgs: object, language: Language, scheme: Scheme) {
  const input: Annotations = story.input;
  const meta: Annotations = story.meta.input;
  const args = localizeProps({ ...story.composed.args, ...ownArgs }, language);
  const context = { ...story.composed, args, globals: { locale: language, scheme } };
  const render = input.render ?? meta.render;
  const component = input.component ?? meta.component;
  const renderPlain = () => {
    if (render) return pickLanguage(render(args, context), language) as ReactNode;
    return component ? createElement(component, args) : null;
  };
  return [input.decorators ?? [], meta.decorators ?? []]
    .flat()
    .reduce<() => ReactNode>((Story, decorator) => () => decorator(Story, context), renderPlain);
}

const NOTHING = {};

/** A story's component in a page of the handbook, in any language and scheme, without its play function. */
export function Live({ of, args = NOTHING, language, scheme }: LiveProps) {
  const { language: around } = useLocale();
  const shownLanguage = language ?? around;
  const Story = useMemo(() => compose(of, args, shownLanguage, scheme ?? 'light'), [of, args, shownLanguage, scheme]);
  return (
    <Combination language={shownLanguage} scheme={scheme} key={LOCALES[shownLanguage].lang}>
      <Story />
    </Combination>
  );
}
