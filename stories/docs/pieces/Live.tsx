import { type Language, LOCALES } from '@mashrabiya/i18n';
import { type Scheme, useLocale } from '@mashrabiya/ui';
import { type ComponentType, createElement, type ReactNode, useMemo } from 'react';
import { Combination } from './Combination.tsx';
import { inLanguage, propsIn } from './inLanguage.ts';

/** A story as `meta.story()` makes it, as far as it is shown here. */
export interface AnyStory {
  input: object;
  meta: { input: object };
  composed: { args: object; parameters: object };
}

/** What a story or its component's `meta` says, as far as it is followed here. */
interface Annotations {
  component?: ComponentType<object>;
  render?(args: object, context: object): ReactNode;
  decorators?: Decorator | Decorator[];
}

type Decorator = (Story: () => ReactNode, context: object) => ReactNode;

export interface LiveProps {
  /** The story that says how the component is to look: what a sample shows is thereby tested elsewhere. */
  of: AnyStory;
  /** Props that differ from the story's. */
  args?: object;
  /** Without it, the toolbar's. */
  language?: Language;
  scheme?: Scheme;
}

function compose(story: AnyStory, own: object, language: Language, scheme: Scheme) {
  const input: Annotations = story.input;
  const meta: Annotations = story.meta.input;
  const args = propsIn({ ...story.composed.args, ...own }, language);
  const context = { ...story.composed, args, globals: { locale: language, scheme } };
  const render = input.render ?? meta.render;
  const component = input.component ?? meta.component;
  const plain = () => {
    if (render) return inLanguage(render(args, context), language) as ReactNode;
    return component ? createElement(component, args) : null;
  };
  return [input.decorators ?? [], meta.decorators ?? []]
    .flat()
    .reduce<() => ReactNode>((Story, decorator) => () => decorator(Story, context), plain);
}

const NOTHING = {};

/** A story's component inside a page of the handbook, in a language and scheme of its own; nothing is played. */
export function Live({ of, args = NOTHING, language, scheme }: LiveProps) {
  const { language: around } = useLocale();
  const spoken = language ?? around;
  const Story = useMemo(() => compose(of, args, spoken, scheme ?? 'light'), [of, args, spoken, scheme]);
  return (
    <Combination language={spoken} scheme={scheme} key={LOCALES[spoken].lang}>
      <Story />
    </Combination>
  );
}
