import type { PayloadRequest } from 'payload'
import { readHouses } from '../einstellungen/index.ts'

/** What the settings of the site say about the noticeboard. */
export type BoardSettings = {
  /** True where a notice hangs as soon as it is confirmed, and the office looks at it afterwards. */
  hangsAtOnce: boolean
  /** Words that no notice may have, in small letters. */
  blockedWords: readonly string[]
  /** The office that answers for the board. */
  stelle: { name: string; email: string | null }
}

/** The settings as they are now. */
export async function readSettings(req: PayloadRequest): Promise<BoardSettings> {
  const doc = await req.payload.findGlobal({
    slug: 'einstellungen',
    locale: 'de',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const houses = await readHouses(req.payload, doc, { sprache: 'de', req })
  const words = (doc.brett_sperrwoerter ?? '').split('\n').map((word) => word.trim().toLowerCase())
  return {
    hangsAtOnce: doc.brett_pruefung === 'nachher',
    blockedWords: words.filter((word) => word !== ''),
    stelle: { name: doc.rathaus?.name ?? '', email: houses.rathaus?.kontakt?.email ?? null },
  }
}

/** The fields in which a blocked word stands, each with the problem that the form says. */
export function blockedFields(
  fields: Readonly<Record<string, string | null>>,
  { blockedWords }: Pick<BoardSettings, 'blockedWords'>,
): Record<string, 'sperrwort'> {
  const isBlocked = (text: string) => {
    const whole = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
    return blockedWords.some((word) =>
      whole.includes(` ${word.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `),
    )
  }
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, text]) => text !== null && isBlocked(text))
      .map(([name]) => [name, 'sperrwort']),
  )
}
