import { z } from 'zod'
import { clockTime, isoDate, sprache } from '../primitives.ts'
import { adresse, kontakt } from './adresse.ts'
import { oeffnungszeiten } from './oeffnungszeiten.ts'
import { euro } from './preis.ts'

/** How one of the two houses is reached: what its office says, `amt` is the office's number. */
const stelle = z.object({
  name: z.string(),
  amt: z.number().int().nullable(),
  kontakt,
  adresse,
  oeffnungszeitenStrukturiert: z.array(oeffnungszeiten),
})

/**
 * A day on which every office is shut, unless deviating times of its own say otherwise: a public
 * holiday of the state (`feiertag`), or a day that the town chose. `anlass` says why.
 */
const schliesstag = z.object({
  tag: isoDate,
  anlass: z.string(),
  feiertag: z.boolean().default(false),
})

const spanne = z.object({ beginn: clockTime, ende: clockTime })

/** When somebody answers the ticket hotline in one half of the year; null where nobody does. */
const kartenzeiten = z.object({ werktags: spanne.nullable(), wochenende: spanne.nullable() })

/**
 * Where the search for a place to stay leads: an external portal, and what the form sends along
 * beside the days of arrival and departure (spec 7).
 */
const buchungsportal = z.object({
  url: z.url({ protocol: /^https$/ }),
  parameter: z.array(z.object({ name: z.string(), wert: z.string() })),
})

/**
 * Settings of the site: who runs it, how it is reached, where it is social. `meldung_email` takes
 * reports of outdated links (spec 2.3); `newsletter_url` is the provider's form target (spec 7),
 * `kartentelefon` the ticket hotline of the festival (spec 2.5) and `festival` what else belongs to
 * booking: `kasse` is the external ticket office, null where the town's own shop sells the tickets;
 * `sommer` is April to September, `winter` October to March. `portal` is null where the
 * search for a place to stay leads to the town's own list; `kurtaxe` is euros per person and night.
 * `schliesstage` are the days of the next months on which all offices are shut, the nearest first.
 */
export const einstellungen = z.object({
  sprache,
  ortsname: z.string(),
  claim: z.string().nullable(),
  tourismus: stelle,
  rathaus: stelle,
  meldung_email: z.email(),
  newsletter_url: z.url().nullable(),
  kartentelefon: z.string().nullable(),
  festival: z.object({
    email: z.email().nullable(),
    kasse: z.url({ protocol: /^https$/ }).nullable(),
    adresse,
    kartenzeiten: z.object({ sommer: kartenzeiten, winter: kartenzeiten }),
  }),
  portal: buchungsportal.nullable(),
  kurtaxe: euro.nullable(),
  schliesstage: z.array(schliesstag),
  social: z.array(z.object({ dienst: z.string(), url: z.url() })).max(4),
})

/** A day on which every office is shut. */
export type Schliesstag = z.infer<typeof schliesstag>
/** When the ticket hotline is staffed in one half of the year. */
export type Kartenzeiten = z.infer<typeof kartenzeiten>
/** An external portal on which places to stay are booked. */
export type Buchungsportal = z.infer<typeof buchungsportal>
/** Settings of the site. */
export type Einstellungen = z.infer<typeof einstellungen>
