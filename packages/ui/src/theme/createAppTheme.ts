import { type Language, LOCALES } from '@mashrabiya/i18n';
import { arEG, enUS } from '@mui/material/locale';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { buttons } from './components/buttons.ts';
import { choices } from './components/choices.tsx';
import { dates } from './components/dates.ts';
import { display } from './components/display.tsx';
import { feedback } from './components/feedback.tsx';
import { inputs } from './components/inputs.tsx';
import { navigation } from './components/navigation.ts';

import { surfaces } from './components/surfaces.ts';
import { layerOrder } from './layers.ts';
import { palette } from './palette.ts';
import { role } from './roles.ts';
import { breakpoints, fontFamily, fontWeight, getLineHeights, motion, radius, typeScale, zIndex } from './tokens.ts';

const localePacks = { ar: arEG, en: enUS } satisfies Record<Language, ThemeOptions>;

const components = { ...buttons, ...choices, ...dates, ...display, ...feedback, ...inputs, ...navigation, ...surfaces };

function createTypography(language: Language) {
  const heading = { fontWeight: fontWeight.semibold, lineHeight: getLineHeights(language).heading, letterSpacing: 0 };
  const text = { lineHeight: getLineHeights(language).text, letterSpacing: 0 };
  return {
    fontFamily,
    fontWeightRegular: fontWeight.regular,
    fontWeightMedium: fontWeight.medium,
    fontWeightBold: fontWeight.bold,
    allVariants: { letterSpacing: 0 },
    h1: { ...heading, fontSize: typeScale.display },
    h2: { ...heading, fontSize: typeScale.heading },
    h3: { ...heading, fontSize: typeScale.title },
    subtitle1: { ...text, fontSize: typeScale.lead },
    body1: { ...text, fontSize: typeScale.body },
    body2: { ...text, fontSize: typeScale.small },
    caption: { ...text, fontSize: typeScale.caption },
    button: { ...text, fontWeight: fontWeight.medium, fontSize: typeScale.body, textTransform: 'none' as const },
  };
}

interface ComponentOptions {
  defaultProps?: object;
}

/** MUI's texts are default props; ours win where both set one. */
function createComponents(language: Language): Theme['components'] {
  const ownComponents: Record<string, unknown> = { ...components };
  const texts = Object.entries<ComponentOptions>(localePacks[language].components ?? {});
  const withTexts = texts.map(([name, { defaultProps }]) => {
    const ownOptions = ownComponents[name] as ComponentOptions | undefined;
    return [name, { ...ownOptions, defaultProps: { ...defaultProps, ...ownOptions?.defaultProps } }];
  });
  return { ...components, ...Object.fromEntries(withTexts) };
}

const buildTheme = (language: Language): Theme =>
  // `createTheme` would copy each component rule three times, during the response to the first tap.
  Object.assign(
    createTheme({
      // MUI cannot parse our custom properties: it mixes colours in CSS instead.
      ...{ colorSpace: 'oklch' },
      modularCssLayers: layerOrder,
      direction: LOCALES[language].dir,
      palette,
      breakpoints: { values: breakpoints },
      typography: createTypography(language),
      zIndex: { drawer: zIndex.drawer, modal: zIndex.dialog, snackbar: zIndex.toast, tooltip: zIndex.tooltip },
      shape: { borderRadius: radius.field },
      motion: { reducedMotion: 'system' },
      focusVisible: { outlineColor: role.primary, outlineWidth: 2, outlineOffset: 2 },
      transitions: {
        easing: { easeInOut: motion.easing, easeOut: motion.easing, easeIn: motion.easing, sharp: motion.easing },
        duration: {
          shortest: motion.quick,
          shorter: motion.calm,
          short: motion.calm,
          standard: motion.calm,
          complex: motion.popup,
          enteringScreen: motion.popup,
          leavingScreen: motion.popup,
        },
      },
    }),
    { components: createComponents(language) },
  );

const themes = new Map<Language, Theme>();

/** MUI theme of a language, with both colour schemes by way of the role properties. */
export function createAppTheme(language: Language): Theme {
  const cachedTheme = themes.get(language);
  if (cachedTheme) return cachedTheme;
  const newTheme = buildTheme(language);
  themes.set(language, newTheme);
  return newTheme;
}
