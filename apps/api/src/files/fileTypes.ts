const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
};

export const getFileType = (key: string): string => TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
