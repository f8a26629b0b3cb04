import styled from '@emotion/styled';
import type { TextSource } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { addKeys } from '../Prose/addKeys.ts';
import { Words } from '../Prose/Words.tsx';

export interface TextSourcesProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  sources: readonly TextSource[];
}

const Root = styled('section')({
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${role.line}`,
  color: role.inkMuted,
  fontSize: typeScale.small,
  overflowWrap: 'anywhere',
  '&& h2': { marginBlockEnd: 8, fontSize: typeScale.body },
  '& ul': { display: 'grid', gap: 4, paddingInlineStart: '1.4em', listStyle: 'disc' },
  '& a': { color: role.primary },
});

/** Sources of a text; renders nothing without any. */
export function TextSources({ sources, ...section }: TextSourcesProps) {
  const { t } = useTranslation();
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <Root aria-labelledby={id} {...section}>
      <h2 id={id}>{t('articles:text.sources')}</h2>
      <ul>
        {addKeys(sources, ({ title }) => title).map(([key, { title, url }]) => (
          <li key={key}>
            {url ? (
              <Link href={url} rel="noopener">
                <Words text={title} />
              </Link>
            ) : (
              <Words text={title} />
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
