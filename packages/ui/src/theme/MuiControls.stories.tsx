import { ar } from '@mashrabiya/i18n/ar';
import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LoaderCircle, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';

function Choices() {
  const { t } = useTranslation();
  const [action, setAction] = useState('forsell');
  const actions = ['forsell', 'forrent'] as const;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, maxInlineSize: 360 }}>
      <ToggleButtonGroup
        exclusive
        aria-label={t('search:label.action')}
        value={action}
        onChange={(_, next: string | null) => next && setAction(next)}
      >
        {actions.map((listAction) => (
          <ToggleButton key={listAction} value={listAction}>
            {t(`vocabulary:action.${listAction}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Chip label={t('vocabulary:type.housing')} />
        <Chip variant="outlined" label={t('vocabulary:type.coastal')} />
        <Chip variant="outlined" color="primary" clickable label={t('vocabulary:type.land')} />
        <Chip color="primary" label={t('vocabulary:type.commercial')} />
        <Chip size="small" label={t('vocabulary:type.industrial')} />
      </div>
      <RadioGroup aria-label={t('search:label.action')} defaultValue="forsell">
        {actions.map((listAction) => (
          <FormControlLabel
            key={listAction}
            value={listAction}
            control={<Radio />}
            label={t(`vocabulary:action.${listAction}`)}
          />
        ))}
      </RadioGroup>
      <Autocomplete
        options={actions.map((listAction) => t(`vocabulary:action.${listAction}`))}
        renderInput={(params) => <TextField {...params} label={t('search:label.action')} />}
      />
      <TextField error label={t('forms:fields.email')} helperText={t('forms:problem.email_required')} />
      <FormHelperText>{t('shell:loginHint')}</FormHelperText>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
        <Rating defaultValue={4} size="large" />
        <Avatar>ن</Avatar>
        <CircularProgress aria-label={t('common:loading')} variant="determinate" value={70} />
        <IconButton aria-label={t('shell:search')}>
          <Search aria-hidden />
        </IconButton>
        <IconButton disabled aria-label={t('common:loading')}>
          <LoaderCircle aria-hidden />
        </IconButton>
      </div>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell component="th">{t('search:label.type')}</TableCell>
            <TableCell component="th">{t('search:label.price')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>{t('vocabulary:type.housing')}</TableCell>
            <TableCell>4,850,000</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </div>
  );
}

const meta = preview.meta({ title: 'Foundation/MUI controls', component: Choices, tags: ['!autodocs'] });
const { forsell, forrent } = ar.vocabulary.action;

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const [first, second] = canvas.getAllByRole('button', { name: new RegExp(`^(${forsell}|${forrent})$`) });
    await step('a group of buttons starts at the inline start', async () => {
      await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
    });
    await step('a press selects', async () => {
      await expect(second).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(second ?? document.body);
      await expect(second).toHaveAttribute('aria-pressed', 'true');
      await expect(first).toHaveAttribute('aria-pressed', 'false');
    });
    await step('each is large enough for a finger', async () => {
      await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('fields have no style element of their own, which would cause a layout of the page', async () => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const autoFillRules = rules.filter(
        (rule) => rule instanceof CSSKeyframesRule && rule.name.startsWith('mui-auto-fill'),
      );
      await expect(autoFillRules).toHaveLength(0);
    });
  },
});

const getForcedColorRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule);

/** The test browser has no forced colours: checks which elements their rules match. */
export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const isHighlighted = (element: Element | null | undefined) =>
      getForcedColorRules().some(
        ({ selectorText, style }) =>
          style.backgroundColor.toLowerCase() === 'highlight' && element?.matches(selectorText),
      );
    await expect(isHighlighted(canvas.getByRole('button', { name: forsell, pressed: true }))).toBe(true);
    await expect(isHighlighted(canvas.getByRole('button', { name: forrent, pressed: false }))).toBe(false);
    await expect(isHighlighted(canvas.getByRole('radio', { name: forsell }).nextElementSibling)).toBe(true);
    await expect(isHighlighted(canvas.getByRole('radio', { name: forrent }).nextElementSibling)).toBe(false);
  },
});

function OpenMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div ref={setAnchor} style={{ inlineSize: 'max-content' }}>
      <Menu open={anchor !== null} anchorEl={anchor} aria-label={t('shell:menu')}>
        <MenuItem selected>{t('shell:links.forSale')}</MenuItem>
        <MenuItem>{t('shell:links.forRent')}</MenuItem>
      </Menu>
    </div>
  );
}

export const Menus = meta.story({
  render: () => <OpenMenu />,
  play: async () => {
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  },
});

function Sheet() {
  const { t } = useTranslation();
  return (
    <Drawer open anchor="bottom" slotProps={{ paper: { role: 'dialog', 'aria-label': t('shell:menu') } }}>
      <p style={{ padding: 24 }}>{t('shell:footerText')}</p>
    </Drawer>
  );
}

export const Sheets = meta.story({
  render: () => <Sheet />,
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: ar.shell.menu });
    await expect(getComputedStyle(sheet).borderTopLeftRadius).toBe('16px');
  },
});
