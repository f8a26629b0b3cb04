import type { AreaKind } from '@mashrabiya/contract';
import { queryOptions } from '@tanstack/react-query';
import type { QueryContext } from './queries.ts';

/** A home's price among like ones; null where there are too few. */
export const marketQuery = ({ client, language }: QueryContext, id: string) =>
  queryOptions({
    queryKey: ['market', language, id],
    queryFn: ({ signal }) => client('getMarket', { params: { id } }, signal).then((answer) => answer.data),
  });

/** The areas with most homes on offer, and what they cost. */
export const busiestAreasQuery = ({ client, language }: QueryContext) =>
  queryOptions({
    queryKey: ['busiest-areas', language],
    queryFn: ({ signal }) => client('getBusiestAreas', {}, signal).then((answer) => answer.data),
  });

/** Prices, trend and newest homes of a city. While those of another kind are on their way the former stay. */
export const areaQuery = ({ client, language }: QueryContext, cityId: string, kind: AreaKind) =>
  queryOptions({
    queryKey: ['area', language, cityId, kind],
    queryFn: ({ signal }) =>
      client('getArea', { params: { cityId }, query: kind }, signal).then((answer) => answer.data),
    placeholderData: (former, query) =>
      query?.queryKey[1] === language && query.queryKey[2] === cityId ? former : undefined,
  });

/** Homes like one, also like one that is gone. */
export const similarQuery = ({ client, language }: QueryContext, id: string) =>
  queryOptions({
    queryKey: ['similar', language, id],
    queryFn: ({ signal }) => client('getSimilar', { params: { id } }, signal).then((answer) => answer.data),
  });
