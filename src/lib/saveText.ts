/** Saves a text on the visitor's device under this name. */
export function saveText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The click has started the download, which keeps the data by itself.
  URL.revokeObjectURL(url);
}
