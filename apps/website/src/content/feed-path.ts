/** Types whose lists can be subscribed to. */
export const feedTypen = [
  'veranstaltungen',
  'aktuelles',
  'sitzungen',
  'vorlagen',
  'bekanntmachungen',
] as const

/** One of them. */
export type FeedTyp = (typeof feedTypen)[number]

/** True for a type whose list can be subscribed to. */
export function isFeedTyp(typ: string | undefined): typ is FeedTyp {
  return feedTypen.some((one) => one === typ)
}

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
