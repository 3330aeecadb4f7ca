import { z } from 'zod'
import { href, instant, isoDate, localDateTime, nummer, sprache } from '../primitives.ts'
import { ratsdokument } from './dokument.ts'
import { gremiumRef } from './gremium.ts'
import { vorlageRef } from './vorlage-ref.ts'

/** What came of an item. */
export const ergebnisse = [
  'beschlossen',
  'geaendert',
  'abgelehnt',
  'vertagt',
  'verwiesen',
  'kenntnis',
  'abgesetzt',
] as const

/** Who sees what is not public: all members of the council, or those of the committee alone. */
export const leserkreise = ['rat', 'gremium'] as const

/** How somebody took part in a meeting. */
export const anwesenheiten = ['anwesend', 'entschuldigt', 'abwesend'] as const

/** Votes on an item; `befangen` are those who were biased and took no part. */
const abstimmung = z.object({
  ja: z.int().nonnegative(),
  nein: z.int().nonnegative(),
  enthaltung: z.int().nonnegative(),
  befangen: z.int().nonnegative(),
})

/**
 * An item of an agenda; `punkt` is its number as it is called: `4.1`, `N 2`. Its `id` stays when the
 * agenda is put in another order. `beratung` is what the minutes say of it.
 */
const tagesordnungspunkt = z.object({
  id: nummer,
  punkt: z.string(),
  titel: z.string(),
  oeffentlich: z.boolean(),
  vorlagen: z.array(vorlageRef),
  beratung: z.string().nullable(),
  beschluss: z.string().nullable(),
  ergebnis: z.enum(ergebnisse).nullable(),
  abstimmung: abstimmung.nullable(),
})

const teilnehmer = z.object({
  id: nummer,
  vorname: z.string(),
  nachname: z.string(),
  fraktion: z.string().nullable(),
})

/** Who took part in a meeting, and how; `vertretung` is who came for somebody who did not. */
const teilnahme = teilnehmer.extend({
  anwesenheit: z.enum(anwesenheiten),
  vertretung: teilnehmer.nullable(),
})

/** A meeting as lists show it; `punkte` counts the items that are for who asks. */
export const sitzungskarte = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  gremium: gremiumRef.nullable(),
  beginn: localDateTime,
  ende: localDateTime.nullable(),
  ort: z.string().nullable(),
  abgesagt: z.boolean(),
  oeffentlich: z.boolean(),
  punkte: z.int().nonnegative(),
  niederschrift: z.boolean(),
  detailURL: href.nullable(),
})

const { punkte: _count, niederschrift: _is, ...asInLists } = sitzungskarte.shape

/**
 * A meeting of a committee with its agenda. Everybody gets public meetings with their public items
 * alone: what is not public leaves no gap that could be seen. `leserkreis` is null for everybody.
 * `niederschrift` says how far the minutes are, null where there are none for who asks; without them
 * `beratung` and `teilnahme` are empty. `protokoll` is their file.
 */
export const sitzung = z.object({
  ...asInLists,
  leserkreis: z.enum(leserkreise).nullable(),
  tagesordnung: z.array(tagesordnungspunkt),
  einladung: ratsdokument.nullable(),
  protokoll: ratsdokument.nullable(),
  niederschrift: z.object({ istEntwurf: z.boolean(), genehmigt_am: isoDate.nullable() }).nullable(),
  teilnahme: z.array(teilnahme),
  geaendert: instant,
})

/** A meeting. */
export type Sitzung = z.infer<typeof sitzung>
/** A meeting as lists show it. */
export type Sitzungskarte = z.infer<typeof sitzungskarte>
