/** Downloads a text to the visitor's device. */
export function saveText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The click started the download, which has its own copy of the data.
  URL.revokeObjectURL(url);
}
