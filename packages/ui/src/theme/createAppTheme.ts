import { type Language, LOCALES } from '@mashrabiya/i18n';
import { arEG } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { palette } from './palette.ts';
import { fontFamily, lineHeights, motion, radius, typeScale } from './tokens.ts';

const localePacks: Record<Language, object> = { ar: arEG, en: {} };

function typography(language: Language) {
  const heading = { fontWeight: 600, lineHeight: lineHeights(language).heading, letterSpacing: 0 };
  const text = { lineHeight: lineHeights(language).text, letterSpacing: 0 };
  return {
    fontFamily,
    allVariants: { letterSpacing: 0 },
    h1: { ...heading, fontSize: typeScale.display },
    h2: { ...heading, fontSize: typeScale.heading },
    h3: { ...heading, fontSize: typeScale.title },
    subtitle1: { ...text, fontSize: typeScale.lead },
    body1: { ...text, fontSize: typeScale.body },
    body2: { ...text, fontSize: '0.9375rem' },
    caption: { ...text, fontSize: typeScale.caption },
    button: { ...text, fontWeight: 500, fontSize: typeScale.body, textTransform: 'none' as const },
  };
}

function build(language: Language): Theme {
  const theme = createTheme(
    {
      cssVariables: { nativeColor: true, colorSchemeSelector: 'data-scheme' },
      direction: LOCALES[language].dir,
      palette,
      typography: typography(language),
      shape: { borderRadius: radius.field },
      transitions: {
        easing: { easeOut: motion.easing },
        duration: { shortest: motion.quick, short: motion.calm, standard: motion.calm, enteringScreen: motion.popup },
      },
      components,
    },
    localePacks[language],
  );
  // The palette's values are the role properties already. Without these two MUI's provider does not add its own set of
  // custom properties, some 15 KB in every page's HTML, nor take charge of the colour scheme. `nativeColor` lets it mix
  // in CSS the values that it cannot read.
  Reflect.deleteProperty(theme, 'colorSchemes');
  Reflect.deleteProperty(theme, 'vars');
  return theme;
}

const themes = new Map<Language, Theme>();

/** The MUI theme of one language; both colour schemes are in it, by way of the role properties. */
export function createAppTheme(language: Language): Theme {
  const known = themes.get(language);
  if (known) return known;
  const made = build(language);
  themes.set(language, made);
  return made;
}
