import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link, LinkContext, type LinkProps } from './Link.tsx';

const meta = preview.meta({
  title: 'Foundation/Link',
  component: Link,
  args: { href: '/listing', children: ar.shell.links.forSale },
});

/** Plain anchor: works without JavaScript. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: ar.shell.links.forSale });
    await expect(link).toHaveAttribute('href', '/listing');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
  },
});

const goTo = fn();

/** Router link, as the app passes it to `UiProvider`. */
function RouterLink({ href, replace = false, ...anchor }: LinkProps) {
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        goTo(href, { replace });
      }}
    />
  );
}

export const Router = meta.story({
  args: { replace: true },
  render: (args) => (
    <LinkContext value={RouterLink}>
      <Link {...args} />
    </LinkContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(goTo).toHaveBeenLastCalledWith('/listing', { replace: true });
  },
});
