import styled from '@emotion/styled';
import type { AdStatistics } from '@mashrabiya/contract';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ChevronDown, Lightbulb } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { formatFullDay } from '../FiguresChart/dayFormats.ts';
import { FIGURES, FiguresChart } from '../FiguresChart/FiguresChart.tsx';
import { StatTiles } from '../StatTiles/StatTiles.tsx';
import { statisticsStyles } from './statisticsStyles.ts';

export interface AdStatisticsDetailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Absent while loading. */
  statistics?: AdStatistics;
}

const Root = styled('div')(statisticsStyles);

/** Statistics of an ad: views, favorites and leads by day, compared with similar ads, traffic sources, and advice. */
export function AdStatisticsDetail({ statistics, ...root }: AdStatisticsDetailProps) {
  if (!statistics) {
    return (
      <Root {...root}>
        <StatTiles />
        <FiguresChart />
      </Root>
    );
  }
  const { days, total, previous } = statistics;
  const buildStat = (name: (typeof FIGURES)[number]) => ({ value: total[name], previous: previous[name] });
  return (
    <Root {...root}>
      <StatTiles stats={{ views: buildStat('views'), favorites: buildStat('favorites'), leads: buildStat('leads') }} />
      <FiguresChart days={days} />
      <Advice advice={statistics.advice} />
      <div className="parts">
        <SimilarAds statistics={statistics} />
        <Funnel total={total} />
        <Sources sources={statistics.sources} />
        <Channels channels={statistics.channels} />
      </div>
      <DayTable days={days} />
    </Root>
  );
}

function SimilarAds({ statistics: { total, like } }: { statistics: AdStatistics }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className="sheet" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('myListings:statistics.like')}</h2>
      {!like && <p className="secondary">{t('myListings:statistics.likeNone')}</p>}
      {like && (
        <>
          <p className="secondary">{t('myListings:statistics.likeText', { count: like.sample })}</p>
          <Table size="small" aria-labelledby={titleId}>
            <TableHead>
              <TableRow>
                <TableCell component="td" />
                <TableCell scope="col">{t('myListings:statistics.yours')}</TableCell>
                <TableCell scope="col">{t('myListings:statistics.median')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {FIGURES.map((name) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {t(`myListings:figures.${name}`)}
                  </TableCell>
                  <TableCell>
                    <NumberText value={total[name]} />
                  </TableCell>
                  <TableCell>
                    <NumberText value={like[name]} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </section>
  );
}

function Sources({ sources }: Pick<AdStatistics, 'sources'>) {
  const { t } = useTranslation();
  const titleId = useId();
  const maxViews = Math.max(1, ...sources.map(({ views }) => views));
  return (
    <section className="sheet" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('myListings:statistics.sources')}</h2>
      {sources.length === 0 && <p className="secondary">{t('myListings:statistics.noSources')}</p>}
      <ul className="shares">
        {sources.map(({ source, views }) => (
          <li key={source}>
            <span>{t(`myListings:statistics.source.${source}`)}</span>
            <NumberText value={views} />
            <span aria-hidden className="share">
              <span style={{ inlineSize: `${(views * 100) / maxViews}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Conversion from views to favorites and to leads. */
function Funnel({ total }: Pick<AdStatistics, 'total'>) {
  const { t } = useTranslation();
  const titleId = useId();
  const computeShare = (count: number) =>
    total.views === 0 ? 0 : Math.min(100, Math.round((count * 1000) / total.views) / 10);
  return (
    <section className="sheet" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('myListings:statistics.funnel')}</h2>
      {total.views === 0 && <p className="secondary">{t('myListings:statistics.noSources')}</p>}
      {total.views > 0 && (
        <ul className="shares">
          {FIGURES.map((name) => (
            <li key={name}>
              <span>{t(`myListings:figures.${name}`)}</span>
              <span>
                <NumberText value={total[name]} />
                {name !== 'views' && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{`${computeShare(total[name])}%`}</bdi>
                  </>
                )}
              </span>
              <span aria-hidden className="share">
                <span style={{ inlineSize: `${computeShare(total[name])}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Channels({ channels }: Pick<AdStatistics, 'channels'>) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className="sheet" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('myListings:statistics.channels')}</h2>
      {channels.length === 0 && <p className="secondary">{t('myListings:statistics.noChannels')}</p>}
      <ul className="shares">
        {channels.map(({ channel, leads }) => (
          <li key={channel}>
            <span>{t(`myListings:statistics.channel.${channel}`)}</span>
            <NumberText value={leads} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Advice({ advice }: Pick<AdStatistics, 'advice'>) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className="sheet" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('myListings:statistics.advice')}</h2>
      {advice.length === 0 && <p className="secondary">{t('myListings:statistics.noAdvice')}</p>}
      <ul className="advice">
        {advice.map((hint) => (
          <li key={hint}>
            <Lightbulb aria-hidden size={18} strokeWidth={1.75} />
            {t(`myListings:statistics.hint.${hint}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Table of the chart's numbers, newest day first. */
function DayTable({ days }: Pick<AdStatistics, 'days'>) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const id = useId();
  return (
    <Accordion className="days">
      <AccordionSummary
        id={`${id}-days`}
        aria-controls={`${id}-table`}
        expandIcon={<ChevronDown aria-hidden size={20} strokeWidth={1.75} />}
      >
        {t('myListings:statistics.table')}
      </AccordionSummary>
      <AccordionDetails>
        <Table size="small" aria-label={t('myListings:statistics.byDay')}>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{t('myListings:statistics.day')}</TableCell>
              {FIGURES.map((name) => (
                <TableCell key={name} scope="col">
                  {t(`myListings:figures.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {[...days].reverse().map((day) => (
              <TableRow key={day.day}>
                <TableCell component="th" scope="row">
                  {formatFullDay(day.day, language)}
                </TableCell>
                {FIGURES.map((name) => (
                  <TableCell key={name}>
                    <NumberText value={day[name]} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </AccordionDetails>
    </Accordion>
  );
}
