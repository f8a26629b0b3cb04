import { DocsTable } from './DocsTable.tsx';
import { StoryLink } from './StoryLink.tsx';

/** Component, story, use, alternative. */
export type Which = readonly [name: string, story: string, use: string, instead: string];

/** Choice between the components of a family. */
export function WhichTable({ rows }: { rows: readonly Which[] }) {
  return (
    <DocsTable label="Choosing a component" head={['Use', 'for', 'and not for']}>
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
