import { z } from 'zod'
import type { Kept } from '../../editing/personal-data/index.ts'

/** Entries of one kind that a look shows; there may be ten thousand. */
const shown = 20

const entry = z.object({
  id: z.string(),
  titel: z.string(),
  am: z.string().nullable(),
  link: z.string().nullable(),
})

const group = z.object({
  /** Null for what is deleted. */
  warum: z.string().nullable(),
  /** The last of the days that they have to stay. */
  bis: z.string().nullable(),
  anzahl: z.int(),
  eintraege: z.array(entry),
})

const area = z.object({ name: z.string(), anzahl: z.int(), gruppen: z.array(group) })

/** What is kept about an address, as the office sees it. */
export const overview = z.object({
  email: z.string(),
  anzahl: z.int(),
  /** How many of them would be deleted now. */
  loeschbar: z.int(),
  bereiche: z.array(area),
})

/** What is kept about an address, as the office sees it. */
export type Overview = z.output<typeof overview>

/** One subject of it. */
export type Area = z.output<typeof area>

/** Entries of one kind that go, or that stay for one reason. */
export type Group = z.output<typeof group>

/** What one part has found. */
export type Found = { name: string; kept: readonly Kept[] }

/** The last of some days, as `YYYY-MM-DD`. */
const lastOf = (days: readonly (string | null)[]) =>
  days.reduce((last, day) => ((day ?? '') > (last ?? '') ? day : last), null)

function groupOf(warum: string | null, kept: readonly Kept[]): Group {
  const days = kept.map(({ bis }) => bis)
  // Where one of them has no day yet, a day for all of them would be a promise.
  const bis = days.includes(null) ? null : lastOf(days)
  const eintraege = kept.slice(0, shown).map(({ id, am, link, titel }) => ({ id, am, link, titel }))
  return { warum, bis, anzahl: kept.length, eintraege }
}

/** Puts together what is kept: subject by subject, what goes before what stays. */
export function overviewOf(email: string, found: readonly Found[]): Overview {
  const bereiche = found
    .filter(({ kept }) => kept.length > 0)
    .map(({ kept, name }) => {
      const groups = [...Map.groupBy(kept, ({ warum }) => warum)]
      const gruppen = groups
        .map(([warum, entries]) => groupOf(warum, entries))
        .sort((a, b) => Number(a.warum !== null) - Number(b.warum !== null))
      return { name, anzahl: kept.length, gruppen }
    })
  const all = bereiche.flatMap(({ gruppen }) => gruppen)
  const sum = (groups: readonly Group[]) =>
    groups.reduce((before, { anzahl }) => before + anzahl, 0)
  const loeschbar = sum(all.filter(({ warum }) => warum === null))
  return { email, anzahl: sum(all), loeschbar, bereiche }
}
