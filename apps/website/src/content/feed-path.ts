/** Types whose lists can be subscribed to. */
export type FeedTyp = 'veranstaltungen' | 'aktuelles'

/** Path and query of a feed. */
export function feedPath(of: {
  typ: FeedTyp
  sprache: string
  format: 'rss' | 'atom'
  params: Readonly<Record<string, string>>
}): string {
  const query = new URLSearchParams(of.params)
  return `/${of.sprache}/${of.typ}.${of.format}${query.size > 0 ? `?${query}` : ''}`
}
