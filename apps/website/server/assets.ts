import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { contentTypeOf } from './content-types.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'
import type { HeaderFields } from './headers.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import type { SecurityHeaders } from './security-headers.ts'

type Asset = { etag: string; headers: HeaderFields; bodies: ReadonlyMap<Encoding, Buffer> }

/** Files of the build by their path; nothing outside this list can be asked for. */
export type Assets = ReadonlyMap<string, Asset>

/** The service worker fetches by itself, which no other file may (spec 4). */
const workerPath = '/sw.js'

const compressed: readonly [string, Encoding][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
]

/**
 * Reads the files of the browser build into memory, with the siblings that were compressed at build
 * time. A request only ever looks up a name, so there is no path to climb out of. An absent folder
 * has no files.
 */
export async function loadAssets(folder: string, security: SecurityHeaders): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const originals = files.filter(
    (file) =>
      !(
        relative(folder, file).startsWith('.') ||
        compressed.some(([suffix]) => file.endsWith(suffix))
      ),
  )
  const all = new Set(files)
  return new Map(
    await Promise.all(
      originals.map(async (file): Promise<[string, Asset]> => {
        const path = `/${relative(folder, file).split(sep).join('/')}`
        return [path, await loadAsset(file, path, all, security)]
      }),
    ),
  )
}

async function loadAsset(
  file: string,
  path: string,
  all: ReadonlySet<string>,
  security: SecurityHeaders,
): Promise<Asset> {
  const body = await readFile(file)
  const bodies = new Map<Encoding, Buffer>([['identity', body]])
  for (const [suffix, encoding] of compressed) {
    if (all.has(file + suffix)) bodies.set(encoding, await readFile(file + suffix))
  }
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const caching = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, no-cache'
  const kind =
    path === workerPath ? { ...security.worker, 'Service-Worker-Allowed': '/' } : security.plain
  const headers = {
    ...kind,
    'Content-Type': contentTypeOf(file),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
    ETag: etag,
  }
  return { etag, headers, bodies }
}

/** The answer for a file of the build, or null when there is no such file. */
export function assetReply(assets: Assets, path: string, head: RequestHead): Reply | null {
  const asset = assets.get(path)
  if (!asset) return null
  if (head.ifNoneMatch.includes(asset.etag))
    return { status: 304, headers: asset.headers, body: '' }
  const wanted = chooseEncoding(head.acceptEncoding)
  const encoded = asset.bodies.get(wanted)
  if (encoded && wanted !== 'identity')
    return { status: 200, headers: { ...asset.headers, 'Content-Encoding': wanted }, body: encoded }
  return { status: 200, headers: asset.headers, body: asset.bodies.get('identity') ?? '' }
}
