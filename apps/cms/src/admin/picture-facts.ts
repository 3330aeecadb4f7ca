'use client'
import { z } from 'zod'
import { callOffice } from '../editing/views/call.ts'

/** A picture of the media library as a row names it. */
export type PictureFacts = { thumbnail: string | null; name: string; bildtext: string }

const answer = z.object({
  docs: z.array(
    z.object({
      id: z.string(),
      thumbnailURL: z.string().nullish(),
      titel: z.string().nullish(),
      alt: z.string().nullish(),
      bildtext: z.string().nullish(),
    }),
  ),
})

/** Numbers that fit into one address. */
const atOnce = 50

type Waiting = { id: string; resolve: (facts: PictureFacts | null) => void }

async function ask(api: string, waiting: readonly Waiting[]): Promise<void> {
  const ids = [...new Set(waiting.map(({ id }) => id))]
  const query = new URLSearchParams({
    depth: '0',
    limit: String(atOnce),
    locale: 'de',
    'where[id][in]': ids.join(','),
  })
  const { body } = await callOffice(`${api}/medien?${query}`, answer)
  const found = new Map(body?.docs.map((doc) => [doc.id, doc]))
  for (const { id, resolve } of waiting) {
    const doc = found.get(id)
    resolve(
      doc
        ? {
            thumbnail: doc.thumbnailURL ?? null,
            name: doc.titel || doc.alt || 'Bild',
            bildtext: doc.bildtext ?? '',
          }
        : null,
    )
  }
}

/** Asks for the pictures of all rows together, a few calls for two hundred; each once for a page. */
export function createPictureFacts() {
  const known = new Map<string, Promise<PictureFacts | null>>()
  let waiting: Waiting[] = []
  const askAll = (api: string) => {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += atOnce)
      void ask(api, all.slice(from, from + atOnce))
  }
  return (api: string, id: string): Promise<PictureFacts | null> => {
    const asked = known.get(id)
    if (asked) return asked
    if (waiting.length === 0) setTimeout(() => askAll(api))
    const facts = new Promise<PictureFacts | null>((resolve) => waiting.push({ id, resolve }))
    known.set(id, facts)
    return facts
  }
}
