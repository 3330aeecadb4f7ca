import { type Content, type FeedRequest, feedParams } from '../../content/index.server.ts'
import { ContentError, type ContentErrorCode, type Shell } from '../../content/index.ts'
import { textsIn } from '../../i18n/index.ts'
import { atomOf } from './atom.ts'
import { feedOf } from './feed-of.server.ts'
import { rssOf } from './rss.ts'

export { feedLinksOf } from './feed-links.server.ts'

/** What the site's content client gives for a feed. */
type Reads = {
  loadFeed: Content['loadFeed']
  loadShell: (...of: Parameters<Content['loadShell']>) => Promise<Pick<Shell, 'einstellungen'>>
}

/** A list as a feed in the format asked for, or why there is none. */
export async function makeFeed(
  content: Reads,
  { query, ...of }: FeedRequest,
  baseUrl: string,
): Promise<{ xml: string } | { code: ContentErrorCode }> {
  const asked = { ...of, params: feedParams(of.typ, query) }
  const { sprache } = asked
  try {
    const [answer, { einstellungen }] = await Promise.all([
      content.loadFeed(asked),
      content.loadShell({ sprache, theme: 'default' }),
    ])
    const texts = textsIn(sprache)
    const ortsname = einstellungen?.ortsname ?? texts.header.townFallback
    const feed = feedOf(answer, asked, { texts, ortsname, baseUrl })
    return { xml: asked.format === 'rss' ? rssOf(feed) : atomOf(feed) }
  } catch (error) {
    if (error instanceof ContentError) return { code: error.code }
    throw error
  }
}
