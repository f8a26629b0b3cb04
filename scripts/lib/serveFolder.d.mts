export function serveFolder(folder: string): Promise<{ url: string; close(): void }>;
