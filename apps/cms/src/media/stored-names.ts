/** Names of all files that belong to a document of the media library. */
export function storedNames(doc: { filename?: unknown; quellen?: unknown }): string[] {
  const quellen: unknown[] = Array.isArray(doc.quellen) ? doc.quellen : []
  const urls = quellen.map((quelle) =>
    typeof quelle === 'object' && quelle !== null && 'url' in quelle ? String(quelle.url) : '',
  )
  const names = urls.map((url) => url.replace('/media/', '')).filter(Boolean)
  return typeof doc.filename === 'string' ? [doc.filename, ...names] : names
}
