import { DocsTable } from './DocsTable.tsx';
import { StoryLink } from './StoryLink.tsx';

/** A component, its story, what it is for, and what to take in its place when it is not. */
export type Which = readonly [name: string, story: string, use: string, instead: string];

/** Which component of a family to take when. */
export function WhichTable({ rows }: { rows: readonly Which[] }) {
  return (
    <DocsTable label="Which one when" head={['Take', 'for', 'and not for']}>
      {rows.map(([name, story, use, instead]) => (
        <tr key={name}>
          <th scope="row">
            <StoryLink to={story}>{name}</StoryLink>
          </th>
          <td>{use}</td>
          <td className="doc-muted">{instead || '–'}</td>
        </tr>
      ))}
    </DocsTable>
  );
}
