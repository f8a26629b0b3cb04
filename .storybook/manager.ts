import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { colors } from '../packages/ui/src/theme/colors.ts';
import { radius } from '../packages/ui/src/theme/tokens.ts';
import { isDocsPage } from './isDocsPage.ts';

const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ index, storyId }, shown) => (isDocsPage(index?.[storyId]) ? false : shown),
  },
  theme: create({
    base: scheme,
    brandTitle: 'Mashrabiya · مشربية',
    brandTarget: '_self',
    colorPrimary: colors.primary[scheme],
    colorSecondary: colors.primary[scheme],
    appBg: colors.background[scheme],
    appContentBg: colors.surface[scheme],
    appPreviewBg: colors.background[scheme],
    appBorderColor: colors.line[scheme],
    appBorderRadius: radius.field,
    textColor: colors.ink[scheme],
    textInverseColor: colors.surface[scheme],
    textMutedColor: colors.inkMuted[scheme],
    barBg: colors.surface[scheme],
    barTextColor: colors.inkMuted[scheme],
    barSelectedColor: colors.primary[scheme],
    barHoverColor: colors.primary[scheme],
    inputBg: colors.surface[scheme],
    inputBorder: colors.outline[scheme],
    inputTextColor: colors.ink[scheme],
    inputBorderRadius: radius.field,
  }),
});
