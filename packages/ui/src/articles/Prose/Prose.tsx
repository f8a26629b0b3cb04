import styled from '@emotion/styled';
import { type ProseBlock, type ProseSpan, toPlainText } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { addKeys } from './addKeys.ts';
import { ProseTable } from './ProseTable.tsx';
import { proseStyles } from './proseStyles.ts';
import { Spans } from './Spans.tsx';

export interface ProseProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  blocks: readonly ProseBlock[];
  headingLevel?: 3 | 4;
}

const Root = styled('div')(proseStyles);

/** Long text in the measure and line height of its script. */
export function Prose({ blocks, headingLevel = 3, ...div }: ProseProps) {
  return (
    <Root {...div}>
      {addKeys(blocks, (block) => block.kind + toPlainText([block])).map(([key, block]) => (
        <Block key={key} block={block} heading={`h${headingLevel}`} />
      ))}
    </Root>
  );
}

const getLineText = (spans: ProseSpan[]) => toPlainText([{ kind: 'text', spans }]);

function Block({ block, heading: Heading }: { block: ProseBlock; heading: 'h3' | 'h4' }) {
  switch (block.kind) {
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {addKeys(block.items, getLineText).map(([key, item]) => (
            <li key={key}>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ProseTable head={block.head} rows={block.rows} />;
    case 'heading':
      return (
        <Heading>
          <Spans spans={block.spans} />
        </Heading>
      );
    case 'note':
      return (
        <p className="note">
          <Spans spans={block.spans} />
        </p>
      );
    default:
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
  }
}
