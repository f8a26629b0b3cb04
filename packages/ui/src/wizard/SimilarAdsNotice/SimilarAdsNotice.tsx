import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';

export interface SimilarAd {
  id: string;
  title: string;
  href: string;
  isOwn: boolean;
}

export interface SimilarAdsNoticeProps {
  ads: readonly SimilarAd[];
}

const Root = styled(Alert)({ '& ul': { margin: '8px 0', paddingInlineStart: 20 } });

/** Warns before posting that the same property may already be listed; posting stays possible. */
export function SimilarAdsNotice({ ads }: SimilarAdsNoticeProps) {
  const { t } = useTranslation();
  if (ads.length === 0) return null;
  const isOwn = ads.some((ad) => ad.isOwn);
  return (
    <Root severity="warning" role="none" icon={<Copy aria-hidden size={24} strokeWidth={1.75} />}>
      <div role="status">
        <AlertTitle>{t(isOwn ? 'wizard:like.own' : 'wizard:like.others')}</AlertTitle>
        <ul>
          {ads.map(({ id, title, href }) => (
            <li key={id}>
              <Link href={href} target="_blank">
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
        {t(isOwn ? 'wizard:like.ownText' : 'wizard:like.othersText')}
      </div>
    </Root>
  );
}
