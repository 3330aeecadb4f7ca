import { z } from 'zod'

const storedMedium = z.object({
  filename: z.string(),
  quellen: z.array(z.object({ url: z.string() })).catch([]),
})

/** Names of all files that belong to a document of the media library. */
export function storedNames(doc: unknown): string[] {
  const { data } = storedMedium.safeParse(doc)
  if (!data) return []
  return [data.filename, ...data.quellen.map(({ url }) => url.replace('/media/', ''))]
}
