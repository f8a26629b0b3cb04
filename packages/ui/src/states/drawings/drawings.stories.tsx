import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { role } from '../../theme/roles.ts';
import { type DrawingName, drawings } from './drawings.ts';

/** All side by side, to compare their style. */
function Family() {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      {(Object.keys(drawings) as DrawingName[]).map((name) => {
        const Drawing = drawings[name];
        return (
          <figure key={name} style={{ textAlign: 'center', color: role.inkMuted }}>
            <Drawing width="100%" />
            <figcaption>{name}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

const meta = preview.meta({ title: 'States/Drawings', component: Family });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('figure > svg')).toHaveLength(Object.keys(drawings).length);
  },
});
