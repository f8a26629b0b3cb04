/** Saves bytes as a file: a plain link cannot send the token that fetched them. */
export function downloadFile(content: Blob, name: string): void {
  const objectUrl = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
}
