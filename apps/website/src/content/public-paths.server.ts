import { type Answer, calls } from '@kurstadt/contract'
import type { AnswerReader } from './answers.server.ts'
import { type PreparedCall, prepareCall, sitemapCall } from './call-path.server.ts'
import { ContentError } from './page.ts'

type Part = Answer<'sitemap'>

/** Public addresses, and when the newest of them was changed (ISO time). */
export type PublicPaths = { paths: string[]; newest: string | null }

/** Every public address; throws `ContentError` when they cannot all be had anew. */
export const readAllPaths = (reader: AnswerReader): Promise<PublicPaths> =>
  readParts(reader, sitemapCall)

/** Somewhat earlier, because changes may be written in another order than they are dated. */
const overlap = 60_000

/** Those changed since an instant, which cost as much as was changed; throws as `readAllPaths`. */
export function readChangedPaths(reader: AnswerReader, newest: string): Promise<PublicPaths> {
  const seit = new Date(Date.parse(newest) - overlap).toISOString()
  return readParts(reader, (seite) => prepareCall('sitemap', null, { seit, seite }))
}

async function readParts(
  reader: AnswerReader,
  callOf: (seite: number) => PreparedCall,
): Promise<PublicPaths> {
  const paths: string[] = []
  let newest: string | null = null
  for (let seite = 1; ; seite += 1) {
    const { data, anzahl, pro_seite } = await readPart(reader, callOf(seite))
    for (const { href, geaendert } of data) {
      paths.push(href)
      if (newest === null || Date.parse(geaendert) > Date.parse(newest)) newest = geaendert
    }
    if (data.length === 0 || seite * pro_seite >= anzahl) return { paths, newest }
  }
}

async function readPart(reader: AnswerReader, call: PreparedCall): Promise<Part> {
  const part = await reader.read(calls.sitemap.answer, call)
  if (part.kind === 'missing' || part.isStale) throw new ContentError('unavailable', 'sitemap')
  return part.value
}
