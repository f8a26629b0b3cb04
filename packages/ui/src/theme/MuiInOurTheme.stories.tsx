import { ar } from '@mashrabiya/i18n/ar';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import SnackbarContent from '@mui/material/SnackbarContent';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Heart, Plus, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';

/** MUI's own components in our theme, unstyled: role colours, both schemes, both directions. */
function Components() {
  const { t } = useTranslation();
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <div style={{ display: 'flex', gap: 12 }}>
        <Button variant="contained">{t('shell:search')}</Button>
        <Button variant="outlined">{t('common:showMore')}</Button>
        <Button color="secondary">{t('common:close')}</Button>
      </div>
      <TextField label={t('shell:search')} defaultValue="التجمع الخامس" />
      <TextField select label={t('shell:language')} defaultValue="ar">
        <MenuItem value="ar">العربية</MenuItem>
        <MenuItem value="en">English</MenuItem>
      </TextField>
      <FormControlLabel control={<Checkbox defaultChecked />} label={t('shell:links.forSale')} />
      <FormControlLabel control={<Switch defaultChecked />} label={t('shell:darkMode')} />
      <Slider defaultValue={40} aria-label={t('common:money')} />
      <LinearProgress variant="determinate" value={60} aria-label={t('common:loading')} />
      <Alert severity="success">{t('states:retrying')}</Alert>
      <Alert severity="error">{t('states:failedTitle')}</Alert>
      <Skeleton variant="rounded" height={48} />
    </div>
  );
}

function Places() {
  const { t } = useTranslation();
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 480, paddingBlockStart: 40 }}>
      <Tooltip open arrow describeChild title={t('shell:darkMode')} placement="top">
        <Button variant="outlined">{t('common:showMore')}</Button>
      </Tooltip>
      <Breadcrumbs aria-label={t('shell:menu')}>
        <Link href="/">{t('shell:links.home')}</Link>
        <span>{t('shell:links.forSale')}</span>
      </Breadcrumbs>
      <Tabs value={0} aria-label={t('shell:search')}>
        <Tab label={t('shell:links.forSale')} />
        <Tab label={t('shell:links.forRent')} />
      </Tabs>
      <Stepper activeStep={1}>
        <Step>
          <StepLabel>{t('shell:links.forSale')}</StepLabel>
        </Step>
        <Step>
          <StepLabel>{t('shell:links.forRent')}</StepLabel>
        </Step>
      </Stepper>
      <div>
        <Accordion defaultExpanded>
          <AccordionSummary id="menu" aria-controls="menu-text">
            {t('shell:menu')}
          </AccordionSummary>
          <AccordionDetails>{t('shell:footerText')}</AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary id="language" aria-controls="language-text">
            {t('shell:language')}
          </AccordionSummary>
          <AccordionDetails>{t('shell:footerText')}</AccordionDetails>
        </Accordion>
      </div>
      <Pagination count={5} page={2} siblingCount={0} />
    </div>
  );
}

function MoreParts() {
  const { t } = useTranslation();
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, maxInlineSize: 480 }}>
        <AppBar position="static" component="div" color="default">
          <Toolbar>{t('shell:menu')}</Toolbar>
        </AppBar>
        <AppBar position="static" component="div">
          <Toolbar>{t('shell:menu')}</Toolbar>
        </AppBar>
        <div style={{ display: 'flex', gap: 20, alignItems: 'center' }}>
          <Fab aria-label={t('shell:search')}>
            <Plus />
          </Fab>
          <Fab color="primary" aria-label={t('common:showMore')}>
            <Plus />
          </Fab>
          <Badge badgeContent={4} color="primary">
            <Heart />
          </Badge>
          <CircularProgress size={32} variant="determinate" value={70} aria-label={t('common:loading')} />
        </div>
        <TextField variant="outlined" label={t('shell:search')} />
        <TextField variant="standard" label={t('shell:language')} />
        <DatePicker label={t('myListings:result.date')} />
        <SnackbarContent message={t('states:retrying')} action={<Button color="inherit">{t('common:close')}</Button>} />
        <Card>
          <CardHeader title={t('shell:menu')} subheader={t('shell:language')} />
          <CardContent>{t('shell:footerText')}</CardContent>
          <CardActions>
            <Button>{t('common:showMore')}</Button>
          </CardActions>
        </Card>
        <List subheader={<ListSubheader>{t('shell:menu')}</ListSubheader>}>
          <ListItem disablePadding>
            <ListItemButton>
              <ListItemText primary={t('shell:links.forSale')} />
            </ListItemButton>
          </ListItem>
          <ListItem disablePadding>
            <ListItemButton selected>
              <ListItemText primary={t('shell:links.forRent')} />
            </ListItemButton>
          </ListItem>
        </List>
        <Breadcrumbs maxItems={2} aria-label={t('shell:menu')}>
          <Link href="/">{t('shell:links.home')}</Link>
          <Link href="/">{t('shell:links.forSale')}</Link>
          <span>{t('shell:links.forRent')}</span>
        </Breadcrumbs>
        <Stepper orientation="vertical" activeStep={0} alternativeLabel={false}>
          <Step>
            <StepLabel>{t('shell:links.forSale')}</StepLabel>
            <StepContent>{t('shell:footerText')}</StepContent>
          </Step>
          <Step>
            <StepLabel>{t('shell:links.forRent')}</StepLabel>
          </Step>
        </Stepper>
        <Slider disabled defaultValue={40} aria-label={t('common:money')} />
        <SpeedDial open direction="right" icon={<Plus />} ariaLabel={t('common:showMore')}>
          <SpeedDialAction icon={<Share2 />} slotProps={{ tooltip: { title: t('shell:search') } }} />
          <SpeedDialAction icon={<Heart />} slotProps={{ tooltip: { title: t('shell:language') } }} />
        </SpeedDial>
      </div>
    </LocalizationProvider>
  );
}

const meta = preview.meta({ title: 'Foundation/MUI in our theme', component: Components, tags: ['!autodocs'] });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('colours match the roles', async () => {
      const primary = getComputedStyle(document.documentElement).getPropertyValue('--m-primary').trim();
      const button = canvas.getByRole('button', { name: ar.shell.search });
      const probe = document.createElement('i');
      probe.style.color = primary;
      button.append(probe);
      await expect(getComputedStyle(button).backgroundColor).toBe(getComputedStyle(probe).color);
      probe.remove();
    });
    await step('labels are at the start: on the right in Arabic', async () => {
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
    await step('a tooltip describes its button', async () => {
      await expect(await canvas.findByRole('tooltip')).toHaveTextContent(ar.shell.darkMode);
    });
    await step('arrows follow the writing direction', async () => {
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

export const Others = meta.story({
  render: () => <MoreParts />,
  play: async ({ canvas, step }) => {
    await step('labels do not overlap typed text', async () => {
      for (const field of canvas.getAllByRole('textbox')) {
        const label = field.closest('.MuiFormControl-root')?.querySelector('label');
        const getMiddle = (element: Element | null | undefined) => {
          const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
          return (top + bottom) / 2;
        };
        await expect(getMiddle(label)).toBeLessThan(getMiddle(field) - 12);
      }
    });
    await step('a message has inverted page colours', async () => {
      const message = canvas.getByRole('alert');
      await expect(getComputedStyle(message).backgroundColor).toBe(getComputedStyle(document.body).color);
    });
  },
});

/** The page behind a MUI dialog does not scroll. */
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
