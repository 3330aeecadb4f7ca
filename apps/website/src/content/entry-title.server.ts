import { bild, sprachen } from '@kurstadt/contract'
import { z } from 'zod'
import { formatDate } from '../i18n/index.ts'
import { describeEntry } from './describe-entry.server.ts'
import type { PageHead } from './page.ts'

const seo = z.object({ title: z.string().nullable(), description: z.string().nullable() })

/** A meeting is called as many others of its committee are: its day tells them apart. */
const meeting = z
  .object({
    titel: z.string(),
    beginn: z.string().regex(/^\d{4}-\d{2}-\d{2}T/),
    tagesordnung: z.array(z.unknown()),
  })
  .transform(({ titel, beginn }) => ({ titel: `${titel}, ${formatDate(beginn.slice(0, 10))}` }))

const namedEntry = z.union([
  meeting,
  z.object({ titel: z.string() }),
  z
    .object({ vorname: z.string(), nachname: z.string() })
    .transform(({ vorname, nachname }) => ({ titel: `${vorname} ${nachname}` })),
])
const describedEntry = z.object({ seo })
const writtenEntry = z.object({ sprache: z.enum(sprachen) })
const picturedEntry = z.object({ bild })

/** A list answer that holds exactly one entry with a page of its own. */
export const singleEntryList = z.object({
  anzahl: z.literal(1),
  data: z.tuple([z.object({ detailURL: z.string() })]),
})

/**
 * Gives a detail page the title with its language, search texts and picture of the entry it shows
 * (page model, section 2).
 */
export function withEntry(seite: PageHead, answers: Readonly<Record<string, unknown>>): PageHead {
  // Most pages show none; the four shapes need not be tried to find that out.
  if (!answers.eintrag) return seite
  const named = namedEntry.safeParse(answers.eintrag)
  if (!named.success) return seite
  const described = describedEntry.safeParse(answers.eintrag)
  const own = described.success ? described.data.seo : { title: null, description: null }
  return {
    ...seite,
    title: named.data.titel,
    titelSprache: writtenEntry.safeParse(answers.eintrag).data?.sprache ?? seite.sprache,
    description: own.description ?? describeEntry(answers.eintrag) ?? seite.description,
    seo: own,
    teilbild: picturedEntry.safeParse(answers.eintrag).data?.bild ?? null,
  }
}
