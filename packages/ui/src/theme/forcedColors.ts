import { css } from '@emotion/react';

/**
 * Shows the chosen one of several in Windows High Contrast, which replaces our backgrounds. Keyed by state, for all
 * components; important, because components style their own states.
 */
export const forcedColors = css`
  @media (forced-colors: active) {
    :is(
      [aria-pressed='true'],
      [aria-selected='true'],
      [aria-checked='true']:not(input),
      [aria-current]:not([aria-current='false']),
      .Mui-selected:not(tr),
      input:checked + :not(.MuiSwitch-thumb, label),
      .Mui-checked + .MuiSwitch-track
    ) {
      forced-color-adjust: none;
      border-color: Highlight !important;
      background-color: Highlight !important;
      color: HighlightText !important;

      & * {
        background-color: transparent !important;
        color: inherit !important;
      }
    }

    .MuiSwitch-thumb {
      background-color: ButtonText !important;
    }
    .Mui-checked .MuiSwitch-thumb {
      background-color: HighlightText !important;
    }

    :is(tr.Mui-selected, label:has(.MuiRadio-root :checked), .pill.set):not(:focus-visible, :has(:focus-visible)) {
      outline: 2px solid Highlight !important;
      outline-offset: -2px;
    }
  }
`;
