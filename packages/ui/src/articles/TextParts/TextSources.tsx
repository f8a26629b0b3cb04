import styled from '@emotion/styled';
import type { TextSource } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { addKeys } from '../Prose/addKeys.ts';
import { MixedScriptText } from '../Prose/MixedScriptText.tsx';

export interface TextSourcesProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  sources: readonly TextSource[];
  /** 3 in one text of several: it is no landmark, because each text has one of the same title. */
  headingLevel?: 2 | 3;
}

const Root = styled('section')({
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${role.line}`,
  color: role.inkMuted,
  fontSize: typeScale.small,
  overflowWrap: 'anywhere',
  '&& .title': { marginBlockEnd: 8, fontSize: typeScale.body },
  '& ul': { display: 'grid', gap: 4, paddingInlineStart: '1.4em', listStyle: 'disc' },
  '& a': { color: role.primary },
});

/** Sources of a text; renders nothing without any. */
export function TextSources({ sources, headingLevel = 2, ...section }: TextSourcesProps) {
  const { t } = useTranslation();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  if (sources.length === 0) return null;
  return (
    <Root aria-labelledby={headingLevel === 2 ? id : undefined} {...section}>
      <Heading id={id} className="title">
        {t('articles:text.sources')}
      </Heading>
      <ul>
        {addKeys(sources, ({ title }) => title).map(([key, { title, url }]) => (
          <li key={key}>
            {url ? (
              <Link href={url} rel="noopener">
                <MixedScriptText text={title} />
              </Link>
            ) : (
              <MixedScriptText text={title} />
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
