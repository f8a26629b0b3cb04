import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';

/** An ad that looks like the one that is being written. */
export interface LikeAd {
  id: string;
  title: string;
  /** Where it stands. */
  href: string;
  /** Whether it is the person's own. */
  isOwn: boolean;
}

export interface LikeAdsNoticeProps {
  ads: readonly LikeAd[];
}

const Root = styled(Alert)({ '& ul': { margin: '8px 0', paddingInlineStart: 20 } });

/** The same home seems to be on offer already: said before it is posted, which it may be all the same. */
export function LikeAdsNotice({ ads }: LikeAdsNoticeProps) {
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
