import { buildJsonRequest, buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';

export interface Reporter {
  token?: string;
  cookie?: string;
}

/** Reports of ads (`properties`) or users (`provider`), and moderators' decisions on them. */
export function createReportTools(api: FixtureApi, subject: 'properties' | 'provider') {
  function sendReport(id: string, body: object, { token, cookie }: Reporter = {}) {
    const init = buildJsonRequest(body);
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
    return api.client.request(
      `/${subject}/${id}/reports`,
      token ? withToken(token, { ...init, headers }) : { ...init, headers },
    );
  }
  /** Claims the heaviest case, or the one after the displayed case. */
  const claimReport = (token: string, displayedId?: string) =>
    api.client.fetchAnswer(
      'claimReport',
      `/moderation/reports/claims${displayedId ? `?after=${displayedId}` : ''}`,
      buildPost(token),
    );
  const decideReport = (token: string, id: string, decision: object) =>
    api.client.fetchAnswer('decideReport', `/moderation/reports/${id}`, buildPost(token, decision));

  /** Dismisses cases until that of `id` is claimed, or all of them; returns their ids in the order of the queue. */
  async function dismissUntil(token: string, id?: string) {
    const ids: string[] = [];
    for (;;) {
      const { data } = await claimReport(token);
      const until = data?.reports.at(-1)?.at;
      if (!data || data.id === id) return { ids, found: data && { ...data, until } };
      ids.push(data.id);
      await decideReport(token, data.id, { decision: 'dismissed', until });
    }
  }
  async function claimReportOn(token: string, id: string) {
    const { found } = await dismissUntil(token, id);
    if (!found) throw new Error(`${id} has no case`);
    return found;
  }

  return {
    sendReport,
    fetchReportStatus: async (...report: Parameters<typeof sendReport>) => (await sendReport(...report)).status,
    /** Status and first error code of a refused report. */
    async fetchReportFault(...report: Parameters<typeof sendReport>) {
      const response = await sendReport(...report);
      return [response.status, (await response.json()).errors[0].code];
    },
    claimReport,
    claimReportOn,
    decideReport,
    async claimAndDecideReport(token: string, id: string, decision: object) {
      const { until } = await claimReportOn(token, id);
      await decideReport(token, id, { ...decision, until });
    },
    dismissAllReports: async (token: string) => (await dismissUntil(token)).ids,
    undoReport: (token: string, id: string) =>
      api.client.fetchStatus(`/moderation/reports/${id}/undo`, buildPost(token)),
    listOwnReports: (token: string) => api.client.fetchData('listOwnReports', '/user/reports', withToken(token)),
    readCaseWeight: async (id: string) =>
      (await api.database.db.selectFrom('report_case').select('weight').where('id', '=', id).executeTakeFirstOrThrow())
        .weight,
  };
}
