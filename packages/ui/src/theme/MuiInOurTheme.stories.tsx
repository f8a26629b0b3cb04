import { ar } from '@mashrabiya/i18n/ar';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
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

/** Surfaces and ways to places, as they come. */
function Places() {
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 480, paddingBlockStart: 40 }}>
      <Tooltip open arrow title={ar.shell.darkMode} placement="top">
        <Button variant="outlined">{ar.common.showMore}</Button>
      </Tooltip>
      <Breadcrumbs aria-label={ar.shell.menu}>
        <Link href="/">{ar.shell.links.home}</Link>
        <span>{ar.shell.links.forSale}</span>
      </Breadcrumbs>
      <Tabs value={0} aria-label={ar.shell.search}>
        <Tab label={ar.shell.links.forSale} />
        <Tab label={ar.shell.links.forRent} />
      </Tabs>
      <Stepper activeStep={1}>
        <Step>
          <StepLabel>{ar.shell.links.forSale}</StepLabel>
        </Step>
        <Step>
          <StepLabel>{ar.shell.links.forRent}</StepLabel>
        </Step>
      </Stepper>
      <div>
        <Accordion defaultExpanded>
          <AccordionSummary id="menu" aria-controls="menu-text">
            {ar.shell.menu}
          </AccordionSummary>
          <AccordionDetails>{ar.shell.footerText}</AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary id="language" aria-controls="language-text">
            {ar.shell.language}
          </AccordionSummary>
          <AccordionDetails>{ar.shell.footerText}</AccordionDetails>
        </Accordion>
      </div>
      <Pagination count={5} page={2} siblingCount={0} />
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

export const Navigation = meta.story({
  render: () => <Places />,
  play: async ({ canvas, step, userEvent }) => {
    await step('a tooltip names what it stands over', async () => {
      await expect(await canvas.findByRole('tooltip')).toHaveTextContent(ar.shell.darkMode);
    });
    await step('arrows go in the direction of the writing', async () => {
      const [first, second] = canvas.getAllByRole('tab');
      first?.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(second).toHaveFocus();
    });
    await step('an accordion opens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: ar.shell.language }));
      await expect(canvas.getByRole('button', { name: ar.shell.language })).toHaveAttribute('aria-expanded', 'true');
    });
  },
});

/** A dialog of MUI's own: the page behind it does not scroll. */
export const Dialogs = meta.story({
  render: () => (
    <Dialog open aria-labelledby="dialog-title">
      <DialogTitle id="dialog-title">{ar.shell.menu}</DialogTitle>
      <DialogContent>{ar.shell.footerText}</DialogContent>
      <DialogActions>
        <Button>{ar.common.close}</Button>
      </DialogActions>
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: ar.shell.menu })).toBeVisible();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
});
