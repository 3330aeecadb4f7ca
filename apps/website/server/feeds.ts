import { createHash } from 'node:crypto'
import type { FeedRequest } from '../src/content/index.server.ts'
import { isFeedTyp } from '../src/content/index.ts'
import type { App } from './app-door.ts'
import { chooseEncoding, compress } from './encoding.ts'
import { lastResort } from './last-resort.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import { type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { Target } from './target.ts'

const feedPath = /^\/(de|en)\/([a-z]+)\.(rss|atom)$/

/** The feed that an address leads to, or null when it leads to none. */
export function feedRequestOf({ path, query }: Target): FeedRequest | null {
  const [, sprache, typ, format] = feedPath.exec(path) ?? []
  if (sprache !== 'de' && sprache !== 'en') return null
  if (!isFeedTyp(typ)) return null
  return format === 'rss' || format === 'atom' ? { sprache, typ, format, query } : null
}

const statuses = { 'bad-request': 400, 'not-found': 404, unavailable: 503 } as const

type FeedsOf = { feed: App['feed']; baseUrl: string; security: SecurityHeaders }

/** Answers with a feed; readers that come again get it only when it has changed. */
export async function feedReply(
  asked: FeedRequest,
  head: RequestHead,
  { feed, baseUrl, security }: FeedsOf,
): Promise<Reply> {
  const made = await feed(asked, baseUrl)
  if ('code' in made) return lastResort(statuses[made.code], `/${asked.sprache}/`, security)
  const etag = `W/"${createHash('sha256').update(made.xml).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...security.plain,
    'Content-Type': `application/${asked.format}+xml; charset=utf-8`,
    'Cache-Control': 'public, max-age=300',
    Vary: 'Accept-Encoding',
    ETag: etag,
  }
  if (head.ifNoneMatch.includes(etag)) return { status: 304, headers, body: '' }
  const encoding = chooseEncoding(head.acceptEncoding)
  if (encoding === 'identity') return { status: 200, headers, body: made.xml }
  const body = await compress(Buffer.from(made.xml), encoding)
  return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body }
}

/** News, events, meetings and papers as RSS and Atom. */
export function feedRoute(options: FeedsOf): Route {
  return {
    name: 'feed',
    methods: reading,
    pattern: feedPath,
    async answer({ target, head, shareOf }) {
      const asked = feedRequestOf(target)
      return asked && shareOf('file').run(() => feedReply(asked, head, options))
    },
  }
}
