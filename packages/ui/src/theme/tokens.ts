import { MOBILE_BREAKPOINT_PX } from '@mashrabiya/contract/constants';
import type { Language } from '@mashrabiya/i18n';

/**
 * Radii in pixels: cards and sheets; fields and buttons; their content (rows, thumbnails); small marks (bars of a
 * chart, a cursor); chips. `round` is a circle.
 */
export const radius = { card: 16, field: 12, inner: 8, mark: 4, chip: 999, round: '50%' } as const;

/** Shadow of cards and panels; the dark scheme uses lines and a lighter surface instead. */
export const shadow = '0 1px 2px var(--m-shadow), 0 8px 24px var(--m-shadow)';

export const smallShadow = '0 2px 10px var(--m-shadow)';

const ringWidth = { line: 1, outline: 2, halo: 4, handle: 6, dropTarget: 8 } as const;

/** Box shadow as a line around an element, without layout; `inset ${ring(…)}` draws it inside. */
export const ring = (width: keyof typeof ringWidth, color: string): string => `0 0 0 ${ringWidth[width]}px ${color}`;

/** Maximum content width, and the gutters on a phone and on a desktop, in pixels. */
export const layout = { content: 1280, text: 1080, form: 720, gutterPhone: 16, gutterDesktop: 32 } as const;

/**
 * Stacking order. Up to `panel` it orders the parts of one component or page section, from `toolbar` on those of the
 * page. The last four are MUI's defaults for its overlays.
 */
export const zIndex = {
  behind: -1,
  raised: 1,
  overlay: 2,
  pinned: 3,
  panel: 4,
  toolbar: 5,
  cover: 9,
  header: 10,
  floating: 20,
  drawer: 1200,
  dialog: 1300,
  toast: 1400,
  tooltip: 1500,
} as const;

/** Minimum size of a touch target, in pixels. */
export const touchTarget = 44;

/** Height of a one-line field with its border, in pixels. */
export const fieldHeight = 62;

/** Height of the bar at the top, in pixels. */
export const navbarHeight = 64;

/** Height of a phone's bottom navigation, which sticky elements stay above. */
export const phoneBarHeight = 'calc(60px + env(safe-area-inset-bottom))';

/**
 * Breakpoints of the window, in pixels. `mobile` is the specification's; from `beside` on a map or results are beside a
 * list, from `wide` on its filters too.
 */
export const screens = {
  smallPhone: 360,
  mobile: MOBILE_BREAKPOINT_PX,
  largePhone: 600,
  tablet: 720,
  desktop: 900,
  beside: 1024,
  wide: 1100,
  content: layout.content,
} as const;

export const breakpoints = { xs: 0, sm: screens.tablet, md: screens.desktop, lg: screens.wide, xl: screens.content };

/** Media conditions: `@media ${minWidthQuery('desktop')}`, or for `sizes` of a picture. */
export const minWidthQuery = (screen: keyof typeof screens): string => `(min-width: ${screens[screen]}px)`;
export const maxWidthQuery = (screen: keyof typeof screens): string => `(max-width: ${screens[screen] - 0.02}px)`;

/** Share of a desktop's width that a map beside its list takes. */
export const MAP_SHARE = '46%';

/** Durations in milliseconds; `popup` is the specification's. */
export const motion = {
  quick: 120,
  calm: 200,
  popup: 300,
  spin: 800,
  cycle: 1000,
  dots: 1200,
  float: 2400,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Fluid type scale of six steps, phone to desktop, and steps between and below them for tight spaces. */
export const typeScale = {
  mini: '0.75rem',
  caption: '0.8125rem',
  compact: '0.875rem',
  small: '0.9375rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
  title: 'clamp(1.1875rem, 1.1rem + 0.45vw, 1.4375rem)',
  heading: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)',
  display: 'clamp(2rem, 1.5rem + 2.6vw, 3.25rem)',
  brand: '1.25rem',
} as const;

export const fontWeight = {
  regular: 400,
  medium: 500,
  rowName: 550,
  semibold: 600,
  figure: 650,
  bold: 700,
} as const;

export const printScale = { small: '9.5pt', body: '11pt', title: '15pt' } as const;

/** One family for both scripts, then fallbacks by script (`fallbackFonts.css`). */
export const fontFamily =
  "'Readex Pro Variable', 'Readex Latin Fallback', 'Readex Arabic Fallback', system-ui, sans-serif";

/** As multiples of the font size. */
export const lineHeight = {
  single: 1,
  tight: 1.2,
  headline: 1.3,
  compact: 1.35,
  snug: 1.4,
  heading: 1.45,
  text: 1.5,
  label: 1.6,
  hint: 1.65,
  prose: 1.7,
  relaxed: 1.75,
  airy: 1.8,
  loose: 2,
} as const;

/** Line heights as tall as their box in either script: cards of a list must not change their height. */
export const lineBox = {
  mark: '18px',
  caption: '22px',
  body: '24px',
  chip: '26px',
  title: '28px',
  timer: '30px',
  price: '32px',
  largePrice: '34px',
} as const;

/** Arabic needs more space above and below than Latin. */
export const getLineHeights = (language: Language): { text: number; heading: number } =>
  language === 'ar'
    ? { text: lineHeight.relaxed, heading: lineHeight.heading }
    : { text: lineHeight.text, heading: lineHeight.tight };
