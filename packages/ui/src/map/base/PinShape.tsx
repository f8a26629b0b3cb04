import type { ComponentProps } from 'react';

interface PinShapeProps extends ComponentProps<'svg'> {
  /** Without one, the shape is decorative. */
  label?: string;
}

/** Pin whose tip, in the middle of the bottom edge, marks the position. */
export const PinShape = ({ label, ...svg }: PinShapeProps) => (
  <svg
    width="40"
    height="48"
    viewBox="0 0 40 48"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined || undefined}
    {...svg}
  >
    <path d="M20 46C20 46 36 30 36 18A16 16 0 1 0 4 18C4 30 20 46 20 46Z" />
    <circle cx="20" cy="18" r="6" />
  </svg>
);
