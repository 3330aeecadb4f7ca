import { safeRedirect } from '../src/lib/index.ts'
import type { App } from './app-door.ts'
import { lastResort } from './last-resort.ts'
import type { Reply } from './reply.ts'
import { type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** `/de/m/12`: short enough for a code of 100 px that a camera reads. */
export const shortLink = /^\/(de|en)\/([am])\/([1-9]\d{0,8})\/?$/
const types = { a: 'amt', m: 'mitarbeiter' } as const

type ShortLinkOptions = { entryAddress: App['entryAddress']; security: SecurityHeaders }

/** Short addresses of offices and staff, which their QR codes hold; they lead to the entry's page. */
export function shortLinkRoute(options: ShortLinkOptions): Route {
  return {
    name: 'short link',
    methods: reading,
    pattern: shortLink,
    async answer({ groups: [sprache, typ, id], shareOf }) {
      const asked = { typ: types[typ === 'a' ? 'a' : 'm'], id: Number(id) }
      const language = sprache === 'en' ? 'en' : 'de'
      return shareOf('file').run(() => shortReply({ ...asked, sprache: language }, options))
    },
  }
}

/** Where the link leads; null where there is no such page, so that others may look. */
async function shortReply(
  asked: Parameters<App['entryAddress']>[0],
  { entryAddress, security }: ShortLinkOptions,
): Promise<Reply | null> {
  try {
    const location = safeRedirect(await entryAddress(asked))
    if (location === null) return null
    const headers = { Location: location, 'Cache-Control': 'public, max-age=300' }
    return { status: 302, headers: { ...security.plain, ...headers }, body: '' }
  } catch {
    return lastResort(503, '/', security) // the content client has reported why
  }
}
