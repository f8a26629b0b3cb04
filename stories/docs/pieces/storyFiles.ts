import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AnyStory } from './Live.tsx';

interface TitledStory extends AnyStory {
  _tag: 'Story';
  input: { name?: string };
  meta: { input: { title?: string } };
}

export interface StoryState {
  id: string;
  name: string;
  story: AnyStory;
  /** Height of its own frame, for a component that covers or leaves the page. */
  frame?: number;
}

const files = import.meta.glob<Record<string, unknown>>('../../../packages/ui/src/**/*.stories.tsx');

/** Loaders by component name; file names are unique. */
const byName = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.stories\.tsx$/g, ''), load] as const),
);

export const componentNames = [...byName.keys()].sort((a, b) => a.localeCompare(b, 'en'));

const isStory = (value: unknown): value is TitledStory =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';

interface DocsParameters {
  layout?: string;
  docs?: { story?: { inline?: boolean; height?: string } };
}

/** Overlays and full-screen stories get a frame, as do stories whose docs parameters request one. */
function getFrameHeight({ composed }: AnyStory): number | undefined {
  const { layout, docs }: DocsParameters = composed.parameters;
  const { inline = true, height = '640' } = docs?.story ?? {};
  const fills = layout === 'fullscreen' || 'open' in composed.args;
  return inline && !fills ? undefined : Number.parseInt(height, 10);
}

/** In file order; a plain module lists its names alphabetically. */
function listStoryNames({ __namedExportsOrder: inOrder, ...stories }: Record<string, unknown>): string[] {
  return Array.isArray(inOrder) ? inOrder.map(String) : Object.keys(stories);
}

export async function loadStates(component: string): Promise<readonly StoryState[]> {
  const stories = (await byName.get(component)?.()) ?? {};
  return listStoryNames(stories).flatMap((key) => {
    const story = stories[key];
    if (!isStory(story)) return [];
    const name = storyNameFromExport(key);
    return [
      {
        id: toId(story.meta.input.title ?? '', name),
        name: story.input.name ?? name,
        story,
        frame: getFrameHeight(story),
      },
    ];
  });
}
