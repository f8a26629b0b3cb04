import { MOBILE_BREAKPOINT_PX } from '@mashrabiya/contract/constants';
import type { Language } from '@mashrabiya/i18n';

/**
 * Radii in pixels: cards and sheets; fields and buttons; what stands inside of these (rows, thumbnails); small marks
 * (bars of a chart, a cursor); chips. `round` is a circle.
 */
export const radius = { card: 16, field: 12, inner: 8, mark: 4, chip: 999, round: '50%' } as const;

/** The soft shadow of cards and panels; lines and a lighter surface take its place in the dark. */
export const shadow = '0 1px 2px var(--m-shadow), 0 8px 24px var(--m-shadow)';

/** Of a small control over cards. */
export const smallShadow = '0 2px 10px var(--m-shadow)';

const ringWidth = { line: 1, outline: 2, halo: 4, handle: 6, dropTarget: 8 } as const;

/** Box shadow that draws a line around an element without taking room; `inset ${ring(…)}` draws it inside. */
export const ring = (width: keyof typeof ringWidth, color: string): string => `0 0 0 ${ringWidth[width]}px ${color}`;

/** Widest content, and the gutters on a phone and on a desk, in pixels. */
export const layout = { content: 1280, gutterPhone: 16, gutterDesk: 32 } as const;

/**
 * Stacking order. Up to `panel` it orders the parts of one component or page section, from `toolbar` on those of the
 * page. The last four are MUI's defaults for its overlays.
 */
export const zIndex = {
  behind: -1,
  /** Above the link or picture that covers a card. */
  raised: 1,
  /** Above raised parts: corners of a map, a dragged tile. */
  overlay: 2,
  /** Sticky bars of a panel, and cards and notes over a map. */
  pinned: 3,
  panel: 4,
  toolbar: 5,
  /** Covers the page below its header. */
  cover: 9,
  header: 10,
  floating: 20,
  drawer: 1200,
  dialog: 1300,
  toast: 1400,
  tooltip: 1500,
} as const;

/** Least width and height of what a finger presses, in pixels. */
export const touchTarget = 44;

/** How tall the bar of links is at the foot of a phone: what stays in sight there stands above it. */
export const phoneLinks = 'calc(60px + env(safe-area-inset-bottom))';

/**
 * Widths of the window, in pixels, from which a layout changes. `mobile` is the specification's; from `beside` on a map
 * or results stand beside a list, from `wide` on its filters too.
 */
export const screens = {
  smallPhone: 360,
  mobile: MOBILE_BREAKPOINT_PX,
  largePhone: 600,
  tablet: 720,
  desk: 900,
  beside: 1024,
  wide: 1100,
  content: layout.content,
} as const;

/** Those of them that MUI's own components know. */
export const breakpoints = { xs: 0, sm: screens.tablet, md: screens.desk, lg: screens.wide, xl: screens.content };

/** Media conditions: `@media ${from('desk')}`, or for `sizes` of a picture. */
export const from = (screen: keyof typeof screens): string => `(min-width: ${screens[screen]}px)`;
export const below = (screen: keyof typeof screens): string => `(max-width: ${screens[screen] - 0.02}px)`;

/** Durations in milliseconds; `popup` is the specification's. */
export const motion = {
  quick: 120,
  calm: 200,
  popup: 300,
  /** Loops: a spinner in a button, a waiting or recording sign, the dots of a wait, a drawing that floats. */
  spin: 800,
  cycle: 1000,
  dots: 1200,
  float: 2400,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Fluid type scale of six steps, phone to desk, and what stands between and below them where room is scarce. */
export const typeScale = {
  /** On maps and pictures, and below an icon. */
  mini: '0.75rem',
  caption: '0.8125rem',
  /** Facts of a card, and figures in a mark. */
  compact: '0.875rem',
  /** A second text beside the first. */
  small: '0.9375rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
  title: 'clamp(1.1875rem, 1.1rem + 0.45vw, 1.4375rem)',
  heading: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)',
  display: 'clamp(2rem, 1.5rem + 2.6vw, 3.25rem)',
  /** The product's name beside its mark. */
  brand: '1.25rem',
} as const;

export const fontWeight = {
  regular: 400,
  medium: 500,
  /** Name of a row that is a link as a whole. */
  rowName: 550,
  semibold: 600,
  /** Prices and key figures. */
  figure: 650,
  bold: 700,
} as const;

/** On paper. */
export const printScale = { small: '9.5pt', body: '11pt', title: '15pt' } as const;

/** The family for both scripts, then its stand-ins by script (`fallbackFonts.css`). */
export const fontFamily =
  "'Readex Pro Variable', 'Readex Latin Fallback', 'Readex Arabic Fallback', system-ui, sans-serif";

/** Line heights as multiples of the font size. */
export const lineHeight = {
  single: 1,
  /** Latin headings, and display sizes. */
  tight: 1.2,
  headline: 1.3,
  compact: 1.35,
  /** Controls and key figures. */
  snug: 1.4,
  /** Headings in either script. */
  heading: 1.45,
  /** Latin text. */
  text: 1.5,
  /** Labels and captions in either script. */
  label: 1.6,
  hint: 1.65,
  /** Long Latin text. */
  prose: 1.7,
  /** Arabic text. */
  relaxed: 1.75,
  airy: 1.8,
  /** Long Arabic text. */
  loose: 2,
} as const;

/** Line heights of lines as tall as their box, whatever the script: cards of a list must not change their height. */
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

/** Line heights by script: Arabic needs more room above and below than Latin. */
export const lineHeights = (language: Language): { text: number; heading: number } =>
  language === 'ar'
    ? { text: lineHeight.relaxed, heading: lineHeight.heading }
    : { text: lineHeight.text, heading: lineHeight.tight };
