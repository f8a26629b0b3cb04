import { ar } from '@mashrabiya/i18n/ar';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';

/** MUI's own components in our theme: roles for colours, both schemes, both directions, without a line of style. */
function Components() {
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <div style={{ display: 'flex', gap: 12 }}>
        <Button variant="contained">{ar.shell.search}</Button>
        <Button variant="outlined">{ar.common.showMore}</Button>
        <Button color="secondary">{ar.common.close}</Button>
      </div>
      <TextField label={ar.shell.search} defaultValue="التجمع الخامس" />
      <TextField select label={ar.shell.language} defaultValue="ar">
        <MenuItem value="ar">العربية</MenuItem>
        <MenuItem value="en">English</MenuItem>
      </TextField>
      <FormControlLabel control={<Checkbox defaultChecked />} label={ar.shell.links.forSale} />
      <FormControlLabel control={<Switch defaultChecked />} label={ar.shell.darkMode} />
      <Slider defaultValue={40} aria-label={ar.common.money} />
      <LinearProgress variant="determinate" value={60} aria-label={ar.common.loading} />
      <Alert severity="success">{ar.states.retrying}</Alert>
      <Alert severity="error">{ar.states.failedTitle}</Alert>
      <Skeleton variant="rounded" height={48} />
    </div>
  );
}

const meta = preview.meta({ title: 'Foundation/MUI in our theme', component: Components, tags: ['!autodocs'] });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('colours are the roles', async () => {
      const primary = getComputedStyle(document.documentElement).getPropertyValue('--m-primary').trim();
      const button = canvas.getByRole('button', { name: ar.shell.search });
      const probe = document.createElement('i');
      probe.style.color = primary;
      button.append(probe);
      await expect(getComputedStyle(button).backgroundColor).toBe(getComputedStyle(probe).color);
      probe.remove();
    });
    await step('labels stand at the start: on the right in Arabic', async () => {
      const field = canvas.getByLabelText(ar.shell.search, { selector: 'input' });
      const label = canvas.getByText(ar.shell.search, { selector: 'label' });
      const toEnd = label.getBoundingClientRect().left - field.getBoundingClientRect().left;
      await expect(toEnd).toBeGreaterThan(100);
    });
    await step('a menu opens in the same theme', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      await expect(await screen.findByRole('option', { name: 'English' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
});
