import { createHash } from 'node:crypto'
import {
  type DatenFormat,
  datenFormate,
  isDatensatzName,
  offeneDatenPfade,
} from '@kurstadt/contract/offene-daten'
import type { AskedFile } from '../src/content/index.server.ts'
import type { App } from './app-door.ts'
import { chooseEncoding, compress } from './encoding.ts'
import { given } from './given.ts'
import type { HeaderFields } from './headers.ts'
import { lastResort } from './last-resort.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import { type Route, reading } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { Target } from './target.ts'

const filePath = /^\/(de|en)\/open-data\/([a-z_]{1,40})\.(json|csv|geojson)$/
const statuses = { 'bad-request': 400, 'not-found': 404, unavailable: 503 } as const

type OpenDataOptions = {
  content: Pick<App['content'], 'findFile'>
  catalogue: App['catalogue']
  baseUrl: string
  security: SecurityHeaders
}

const isFormat = (ending: string): ending is DatenFormat =>
  datenFormate.some((one) => one === ending)

/** The dataset that an address leads to, or null when it leads to none. */
export function datasetFileOf({ path, query }: Target): AskedFile | null {
  const [, sprache, name = '', format = ''] = filePath.exec(path) ?? []
  if (sprache === undefined || !(isDatensatzName(name) && isFormat(format))) return null
  const params = { ...given(query), sprache, datensatz: name }
  return { name: `daten.${format}`, id: null, params }
}

type Made = { body: Buffer | string; etag: string; own: HeaderFields }

/** Scripts of any site may read it; whoever has it already is told so. */
async function openReply(
  { body, etag, own }: Made,
  head: RequestHead,
  security: SecurityHeaders,
): Promise<Reply> {
  const headers = {
    ...security.plain,
    ...own,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, no-cache',
    Vary: 'Accept-Encoding',
    ETag: etag,
  }
  if (head.ifNoneMatch.includes(etag)) return { status: 304, headers, body: '' }
  const encoding = chooseEncoding(head.acceptEncoding)
  if (encoding === 'identity') return { status: 200, headers, body }
  const packed = await compress(Buffer.from(body), encoding)
  return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body: packed }
}

/** Answers with a dataset; its parameters are those of the contract and no others. */
export async function datasetReply(
  asked: AskedFile,
  head: RequestHead,
  { content, security }: Pick<OpenDataOptions, 'content' | 'security'>,
): Promise<Reply> {
  const file = await content.findFile(asked)
  if ('code' in file)
    return lastResort(statuses[file.code], `/${asked.params.sprache}/`, security, {})
  const own = {
    'Content-Type': file.type,
    'Content-Disposition': file.disposition,
    'X-Robots-Tag': 'noindex',
  }
  return openReply({ body: file.body, etag: `W/${file.etag}`, own }, head, security)
}

/** Answers with the catalogue. */
export async function catalogueReply(
  head: RequestHead,
  { catalogue, baseUrl, security }: Omit<OpenDataOptions, 'content'>,
): Promise<Reply> {
  const made = await catalogue(baseUrl)
  if ('code' in made) return lastResort(statuses[made.code], '/de/', security)
  const etag = `W/"${createHash('sha256').update(made.json).digest('base64url').slice(0, 22)}"`
  const own = { 'Content-Type': 'application/ld+json; charset=utf-8' }
  return openReply({ body: made.json, etag, own }, head, security)
}

/** Data that others may use, and its catalogue in DCAT-AP.de (decision 0107). */
export function openDataRoutes(options: OpenDataOptions): Route[] {
  return [
    {
      name: 'catalogue',
      methods: reading,
      pattern: offeneDatenPfade.katalog,
      answer: ({ head, shareOf }) => shareOf('file').run(() => catalogueReply(head, options)),
    },
    {
      name: 'dataset',
      methods: reading,
      pattern: filePath,
      async answer({ target, head, shareOf }) {
        const asked = datasetFileOf(target)
        return asked && shareOf('file').run(() => datasetReply(asked, head, options))
      },
    },
  ]
}
