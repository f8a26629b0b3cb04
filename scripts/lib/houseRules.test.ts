import { describe, expect, it } from 'vitest';
import { findFaults } from './houseRules.ts';

const findStyleFaults = (...lines: string[]) =>
  findFaults('packages/ui', 'packages/ui/src/a/aStyles.ts', ['const aStyles = {', ...lines, '};'].join('\n'));

describe('a physical direction in a style', () => {
  it.each([
    '  marginLeft: 8,',
    '  borderTopRightRadius: radius.s,',
    '  left: 0,',
    '  right: wide',
    "  '&::before': { left: 0 },",
    "  textAlign: 'right',",
  ])('is found in %s', (line) => {
    expect(findStyleFaults('  color: inherit,', line)).toEqual([
      `packages/ui/src/a/aStyles.ts:3 physical direction; use the logical one: ${line.trim()}`,
    ]);
  });

  it.each([
    '  insetInlineStart: 0,',
    '  paddingInline: 8,',
    '  left: ReadonlySet<string>;',
    '  element.scrollTo({ left: 0 });',
  ])('is not reported in %s', (line) => {
    expect(findStyleFaults(line)).toEqual([]);
  });

  it('is allowed in the server and in stories', () => {
    expect(findFaults('apps/api', 'apps/api/src/box.ts', '  left: 0,')).toEqual([]);
    expect(findFaults('packages/ui', 'packages/ui/src/a/A.stories.tsx', '  left: 0,')).toEqual([]);
  });
});

describe('a font size, radius or breakpoint outside the theme', () => {
  it.each([
    '  fontSize: 14,',
    "  fontSize: '0.875rem',",
    "  fontSize: 'clamp(1rem, 2vw, 2rem)',",
    `  fontSize: \`\${8}px\`,`,
    "  font: '500 14px sans-serif',",
    "  borderRadius: '0 0 12px 12px',",
    '  borderStartStartRadius: 8,',
    "  '@media (max-width: 720px)': {",
  ])('is found in %s, also in a story', (line) => {
    expect(findStyleFaults(line)).toHaveLength(1);
    expect(findFaults('packages/ui', 'packages/ui/src/a/A.stories.tsx', line)).toHaveLength(1);
    expect(findFaults('stories', 'stories/docs/A.stories.tsx', line)).toHaveLength(1);
  });

  it.each([
    '  fontSize: typeScale.small,',
    `  fontSize: \`calc(\${typeScale.small} * 2)\`,`,
    "  borderRadius: '0',",
    '  borderRadius: 0,',
    `  borderRadius: \`0 0 \${radius.card}px \${radius.card}px\`,`,
    "  font: 'inherit',",
    "  '@container (max-width: 300px)': {",
  ])('is not reported in %s', (line) => {
    expect(findStyleFaults(line)).toEqual([]);
  });
});

describe('a literal instead of a theme token', () => {
  it.each([
    ['z-index', '  zIndex: 3,'],
    ['z-index', "  '& .back': { zIndex: -1 },"],
    ['z-index', '  <p style={{ zIndex: isOpen ? zIndex.panel : 4 }}>'],
    ['font weight', '  fontWeight: 500,'],
    ['font weight', "  '& b': { fontWeight: '600' },"],
    ['font weight', '  <Typography fontWeight={600}>'],
    ['font weight', '  .a { font-weight: 650; }'],
    ['line height', '  lineHeight: 1.4,'],
    ['line height', "  '& .chip': { lineHeight: '26px' },"],
  ])('%s is found in %s, also in a story', (what, line) => {
    expect(findStyleFaults(line)).toEqual([expect.stringContaining(` ${what} outside the theme`)]);
    expect(findFaults('packages/ui', 'packages/ui/src/a/A.stories.tsx', line)).toHaveLength(1);
    expect(findFaults('packages/ui', 'packages/ui/src/theme/tokens.ts', line)).toEqual([]);
  });

  it.each(['  zIndex: zIndex.header,', "  '& .back': { zIndex: zIndex.behind, padding: 4 },"])(
    'is not reported in %s',
    (line) => {
      expect(findStyleFaults(line)).toEqual([]);
    },
  );
});

describe('the size of a touch target outside the theme', () => {
  it.each(['  minBlockSize: 44,', "  '& a': { minInlineSize: 44 },", "  blockSize: '44px',", '  minHeight: 44,'])(
    'is found in %s',
    (line) => {
      expect(findStyleFaults(line)).toHaveLength(1);
      expect(findFaults('packages/ui', 'packages/ui/src/theme/components/buttons.ts', line)).toEqual([]);
    },
  );

  it.each(['  minBlockSize: touchTarget,', '  minBlockSize: 48,', '  inlineSize: 440,'])(
    'is not reported in %s',
    (line) => {
      expect(findStyleFaults(line)).toEqual([]);
    },
  );
});

describe('a duration outside the theme', () => {
  it.each([
    "  transition: 'opacity 200ms',",
    "  style.transition = isBack ? 'translate 0.2s' : 'none';",
    `  animation: \`\${blink} 1.2s infinite\`,`,
    "  animationDelay: '.4s',",
    '  map.easeTo({ ...place, duration: 300 });',
  ])('is found in %s', (line) => {
    expect(findStyleFaults(line)).toEqual([expect.stringContaining(' duration outside the theme')]);
  });

  it.each([
    `  transition: \`opacity \${motion.calm}ms, translate \${motion.calm}ms\`,`,
    `  transition: \`visibility 0s \${motion.popup}ms\`,`,
    '  transitionDuration: motion.popup,',
    '  fadeDuration: 0,',
  ])('is not reported in %s', (line) => {
    expect(findStyleFaults(line)).toEqual([]);
  });
});

describe('a shadow outside the theme', () => {
  it.each([
    `  boxShadow: \`0 2px 10px \${role.shadow}\`,`,
    `  '& .a': { boxShadow: \`inset 0 0 0 1px \${role.primary}\` },`,
    "  boxShadow: '0 0 4px black',",
    `  boxShadow: \`\${shadow}, 0 0 0 2px \${role.line}\`,`,
  ])('is found in %s', (line) => {
    expect(findStyleFaults(line)).toEqual([expect.stringContaining(' shadow outside the theme')]);
  });

  it.each([
    '  boxShadow: shadow,',
    `  boxShadow: \`inset \${ring('line', role.primary)}\`,`,
    `  boxShadow: \`0 0 0 100vmax \${role.surface}\`,`,
    "  boxShadow: 'none',",
  ])('is not reported in %s', (line) => {
    expect(findStyleFaults(line)).toEqual([]);
  });
});

describe('SQL outside of a repository', () => {
  const query = "const rows = await db.selectFrom('job').execute();";
  it.each(['alerts/jobs/pushJob.ts', 'payments/services/settleOrder.ts'])('is found in %s', (file) => {
    expect(findFaults('apps/api', `apps/api/src/${file}`, query)).toHaveLength(1);
  });
  it.each(['jobs/leases.ts', 'alerts/repository/dueAlerts.ts', 'db/lock.ts'])('is allowed in %s', (file) => {
    expect(findFaults('apps/api', `apps/api/src/${file}`, query)).toEqual([]);
  });
});

describe('The clock and random values', () => {
  it.each(['const now = new Date();', 'if (Date.now() > end)', 'const id = crypto.randomUUID();'])(
    'are found in a rule, and allowed in a service: %s',
    (line) => {
      expect(findFaults('apps/api', 'apps/api/src/myListings/rules/adSchedule.ts', line)).toHaveLength(1);
      expect(findFaults('apps/api', 'apps/api/src/myListings/services/credits.ts', line)).toEqual([]);
    },
  );

  it('are passed in: deriving a date from another is allowed', () => {
    const line = 'const end = new Date(now.getTime() + DAY_MS);';
    expect(findFaults('apps/api', 'apps/api/src/myListings/rules/adSchedule.ts', line)).toEqual([]);
  });
});

describe('other rules', () => {
  it('a colour is found outside the theme', () => {
    expect(findStyleFaults("  color: '#0b5f59',")).toHaveLength(1);
    expect(findFaults('packages/ui', 'packages/ui/src/theme/palette.ts', "  teal: '#0b5f59',")).toEqual([]);
  });

  it('styling is found in a page, and suppressed types anywhere', () => {
    expect(findFaults('apps/web', 'apps/web/src/pages/a/A.tsx', '<Box sx={{}} />')).toHaveLength(1);
    expect(findFaults('apps/api', 'apps/api/src/a.ts', 'const a = b as any;')).toHaveLength(1);
  });
});

describe('a next page', () => {
  it.each(['onReachEnd={() => void list.fetchNextPage()}', 'onLoadMore={getLoadMore(list)}'])(
    'that fails silently is found in %s',
    (line) => {
      expect(findFaults('apps/web', 'apps/web/src/pages/a/A.tsx', line)).toHaveLength(1);
      const shown = `${line}\n<NextPageFailure list={list} />`;
      expect(findFaults('apps/web', 'apps/web/src/pages/a/A.tsx', shown)).toEqual([]);
    },
  );
});

describe('a repeated computed key', () => {
  const block = ['  [DESKTOP]: {', '    color: role.ink,', '  },'];

  it('is found in one object', () => {
    expect(findStyleFaults(...block, ...block)).toEqual([
      'packages/ui/src/a/aStyles.ts:5 repeated key; merge the styles: [DESKTOP]: {',
    ]);
  });

  it('is allowed in two objects', () => {
    expect(findStyleFaults(...block, "  '& .a': {", '    [DESKTOP]: { color: role.ink },', '  },')).toEqual([]);
    expect(findStyleFaults(...block, '};', 'const bStyles = {', ...block)).toEqual([]);
  });
});
