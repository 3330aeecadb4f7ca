import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fetchSource, SourceError } from './fetch-source.ts'

/** By what a file of the source is known again: its address, what its server says, its bytes. */
export const herkunft = z.object({
  url: z.string(),
  etag: z.string().nullable(),
  geaendert: z.string().nullable(),
  sha256: z.string(),
})

/** By what a file of the source is known again. */
export type Herkunft = z.infer<typeof herkunft>

/** A file of the source. */
export type SourceFile = { data: Buffer; herkunft: Herkunft }

/** Asks for a file only if it is another one by now, as far as its server can tell. */
function conditionsOf(url: string, known: Herkunft | null): Record<string, string> {
  if (known?.url !== url) return {}
  if (known.etag !== null) return { 'If-None-Match': known.etag }
  return known.geaendert === null ? {} : { 'If-Modified-Since': known.geaendert }
}

/** The bytes at an address. */
export async function fileAt(base: string, url: string, headers: Record<string, string>) {
  const answer = await fetchSource(`${base}${url}`, headers)
  if (answer.status === 200 || answer.status === 304) return answer
  throw new SourceError(`${url}: Die Quelle antwortet ${answer.status}.`, answer.status)
}

/**
 * A file of the source, or null when it is the one that is known: a picture may be replaced under
 * the same number, and even under the same address.
 */
export async function changedFile(
  base: string,
  url: string,
  known: Herkunft | null,
): Promise<SourceFile | null> {
  const { status, headers, body } = await fileAt(base, url, conditionsOf(url, known))
  if (status === 304) return null
  const sha256 = createHash('sha256').update(body).digest('hex')
  if (sha256 === known?.sha256) return null
  const [etag, geaendert] = [headers.get('etag'), headers.get('last-modified')]
  return { data: body, herkunft: { url, etag, geaendert, sha256 } }
}
