import styled from '@emotion/styled';
import type { TitleIdea } from '@mashrabiya/contract';
import Chip from '@mui/material/Chip';
import { Sparkles } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { touchTarget, typeScale } from '../../theme/tokens.ts';

export interface TitleSuggestionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  ideas: readonly TitleIdea[];
  title: string;
  onChoose(title: string): void;
}

const Root = styled('div')({
  display: 'grid',
  gap: 8,
  '& .name': { margin: 0, color: role.inkMuted, fontSize: typeScale.small },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& .MuiChip-root': { blockSize: 'auto', minBlockSize: touchTarget, maxInlineSize: '100%' },
  '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 6 },
});

/** Suggested titles in the page's language, from the facts of a property. */
export function TitleSuggestions({ ideas, title, onChoose, ...div }: TitleSuggestionsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const name = useId();
  const visibleIdeas = ideas.filter((idea) => idea.language === language && idea.text !== title.trim());
  if (visibleIdeas.length === 0) return null;
  return (
    <Root {...div}>
      <p className="name" id={name}>
        {t('wizard:home.titleIdeas')}
      </p>
      <ul aria-labelledby={name}>
        {visibleIdeas.map(({ text }) => (
          <li key={text}>
            <Chip
              component="button"
              type="button"
              clickable
              variant="outlined"
              icon={<Sparkles aria-hidden size={18} strokeWidth={1.75} />}
              label={text}
              onClick={() => onChoose(text)}
            />
          </li>
        ))}
      </ul>
    </Root>
  );
}
