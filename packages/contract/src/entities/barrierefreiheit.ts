import { z } from 'zod'
import { isoDate, sprache } from '../primitives.ts'
import { adresse, kontakt } from './adresse.ts'

/** What the town offers and has to answer for, each by itself (field, 2 rank 1). */
export const angebote = ['website', 'app', 'rat', 'intranet'] as const
/** How far an offer meets the law, in the words of the model statement (EU 2018/1523). */
const vereinbarkeiten = ['vollstaendig', 'teilweise', 'nicht'] as const
/** Why something is not accessible: a fault, a burden out of proportion, or outside the law's scope. */
export const ausnahmegruende = ['offen', 'belastung', 'ausnahme'] as const
/** Who looked. */
const pruefmethoden = ['selbst', 'extern'] as const

/**
 * Something that is not accessible: `bis` is the day by which it is to be mended, `ueberfaellig` that
 * this day is over; `alternative` is the way round until then.
 */
const ausnahme = z.object({
  sprache,
  grund: z.enum(ausnahmegruende),
  was: z.string(),
  warum: z.string().nullable(),
  bis: isoDate.nullable(),
  ueberfaellig: z.boolean(),
  alternative: z.string().nullable(),
})

/** What a check came to: nobody declares anything without having looked. */
const pruefung = z.object({
  status: z.enum(vereinbarkeiten),
  erstellt: isoDate.nullable(),
  geprueft: isoDate,
  methode: z.enum(pruefmethoden),
  pruefer: z.string().nullable(),
})

/** One offer: `pruefung` is null as long as nobody has checked it. */
const angebot = z.object({
  angebot: z.enum(angebote),
  pruefung: pruefung.nullable(),
  ausnahmen: z.array(ausnahme),
})

const anteil = z.object({ alle: z.int().nonnegative(), davon: z.int().nonnegative() })

/** What was counted today in the content itself: pictures, films and pages that are public. */
const gemessen = z.object({
  bilder: anteil,
  untertitel: anteil,
  nachlesen: anteil,
  leichte_sprache: z.int().nonnegative(),
})

/** Who decides where the town did not answer; `kontakt` and `adresse` as far as they are known. */
const schlichtung = z.object({ sprache, name: z.string(), adresse, kontakt })

/**
 * The statement on accessibility (spec 2.6; BITV 2.0 § 7, § 12a BGG, EU 2018/1523): what the office
 * declares for each offer, how barriers are reported, and who arbitrates.
 */
export const barrierefreiheit = z.object({
  sprache,
  traeger: z.string().nullable(),
  angebote: z.array(angebot),
  gemessen,
  rueckmeldung: kontakt.pick({ telefon: true, email: true }),
  schlichtung: schlichtung.nullable(),
})

/** The statement on accessibility. */
export type Barrierefreiheit = z.infer<typeof barrierefreiheit>
/** What is declared of one offer. */
export type BarrierefreiesAngebot = z.infer<typeof angebot>
