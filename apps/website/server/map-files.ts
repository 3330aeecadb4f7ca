import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type MediaStore, StoreError } from '@kurstadt/media-store'
import type { Logger } from 'pino'
import { contentTypeOf, extensionOf } from './content-types.ts'
import { chooseEncoding, compress, type Encoding } from './encoding.ts'
import { lastResort } from './last-resort.ts'
import { sendStored } from './media.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import { type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'

const fileName = /^\/karte\/([a-z\d][a-z\d_-]{0,80}\.(?:geojson|jpg|json|pmtiles|png|svg|webp))$/

/** Name of a file of the town's map, or null for anything that is not exactly one (T47). */
export const mapFileOf = (path: string): string | null => fileName.exec(path)?.[1] ?? null

/** What is sent compressed, and whole. */
const texts = new Set(['.geojson', '.json', '.svg'])
/** Most bytes of such a file; a larger map is one of tiles (PMTiles). */
const mostBytes = 8_000_000
/** An hour: whoever changes a file gives it a new name, or waits. */
const caching = 'public, max-age=3600'

type Text = { etag: string; bodies: ReadonlyMap<Encoding, Buffer> }

/** A file that is sent compressed, made once; null when there is none. */
async function readText(store: MediaStore, file: string): Promise<Text | null> {
  const opened = await store.open(file)
  if (!opened) return null
  if (opened.size > mostBytes) {
    await opened.close()
    throw new StoreError('away', `${file} of the map is too large to be sent whole`)
  }
  const body = await buffer(await opened.read())
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
  return {
    etag,
    bodies: new Map<Encoding, Buffer>([
      ['br', br],
      ['gzip', gzip],
      ['identity', body],
    ]),
  }
}

function textReply(
  { etag, bodies }: Text,
  of: { file: string; head: RequestHead; security: SecurityHeaders },
): Reply {
  const encoding = chooseEncoding(of.head.acceptEncoding)
  const headers = {
    ...of.security.media,
    'Content-Type': contentTypeOf(of.file),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
    ETag: etag,
  }
  if (of.head.ifNoneMatch.includes(etag)) return { status: 304, headers, body: '' }
  const body = bodies.get(encoding) ?? ''
  if (encoding === 'identity') return { status: 200, headers, body }
  return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body }
}

type MapFilesOptions = {
  /** The folder of the map; null where the town has none. */
  store: MediaStore | null
  security: SecurityHeaders
  log: Pick<Logger, 'warn'>
}

/** Files of the town's own map, from one folder; of tiles, the parts that are asked for. */
export function mapRoute({ store, security, log }: MapFilesOptions): Route {
  const kept = new Map<string, Promise<Text | null>>()
  function textOf(folder: MediaStore, file: string): Promise<Text | null> {
    const known = kept.get(file)
    if (known) return known
    const read = readText(folder, file)
    kept.set(file, read)
    // What is not there, or could not be read, is looked for again.
    const forget = () => void kept.delete(file)
    read.then((text) => text ?? forget(), forget)
    return read
  }
  return {
    name: 'file of the map',
    methods: reading,
    pattern: /^\/karte\//,
    async answer({ request, response, head, target }) {
      const file = mapFileOf(target.path)
      if (file === null || store === null) return null
      try {
        if (!texts.has(extensionOf(file))) {
          const headers = { ...security.media, 'Cache-Control': caching }
          return (await sendStored(request, response, { store, file, headers })) ? 'sent' : null
        }
        const text = await textOf(store, file)
        return text && textReply(text, { file, head, security })
      } catch (error) {
        if (!(error instanceof StoreError)) throw error
        log.warn({ err: error }, 'a file of the map could not be read')
        return lastResort(503, target.path, security)
      }
    },
  }
}
