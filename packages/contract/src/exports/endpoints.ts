import type { Endpoint } from '../call/endpoint.ts';

export const exportEndpoints = {
  startExport: { method: 'POST', path: '/user/export', access: 'required' },
  getExport: { method: 'GET', path: '/user/export', access: 'required' },
  getExportFile: { method: 'GET', path: '/user/export/file', access: 'required', answers: 'file' },
} as const satisfies Record<string, Endpoint>;
