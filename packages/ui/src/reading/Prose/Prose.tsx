import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { from } from '../../theme/tokens.ts';
import type { ProseBlock } from './prose.ts';
import { proseStyles } from './proseStyles.ts';

export interface ProseProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  blocks: readonly ProseBlock[];
}

const Root = styled('div')(proseStyles);
const SIZES = `${from('tablet')} 720px, calc(100vw - 32px)`;

/** Text set for long reading, in the measure and line height of its script. */
export function Prose({ blocks, ...div }: ProseProps) {
  return (
    <Root {...div}>
      {blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </Root>
  );
}

/** No piece of a text stands in it twice. */
const keyOf = (block: ProseBlock): string => {
  if (block.kind === 'list') return block.items.join();
  return block.kind === 'picture' ? block.image.img_name : block.text;
};

function Block({ block }: { block: ProseBlock }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    );
  }
  if (block.kind === 'quote') {
    return (
      <figure className="quote">
        <blockquote>{block.text}</blockquote>
        {block.by && <figcaption>{block.by}</figcaption>}
      </figure>
    );
  }
  if (block.kind === 'picture') {
    return (
      <figure className="picture">
        <Picture image={block.image} ratio={16 / 10} sizes={SIZES} />
        {block.caption && <figcaption>{block.caption}</figcaption>}
      </figure>
    );
  }
  return <p className={block.kind === 'note' ? 'note' : undefined}>{block.text}</p>;
}
