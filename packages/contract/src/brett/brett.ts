import { z } from 'zod'
import { brettArten } from '../entities/brett-arten.ts'
import { formProblems } from '../forms/fields.ts'
import { isoDate } from '../primitives.ts'

/** Calls of the content API, below its base path; all of them are POST and private. */
export const brettCalls = {
  /** Notices of an address (`brettBlick` → `brettAnsicht`); 404 where there are none. */
  ansehen: '/brett/ansehen',
  /** Confirms, changes, extends or ends one of them (`brettTun` → `brettAntwort`). */
  aendern: '/brett/aendern',
  /** Mails the link once more (`brettLinkFrage` → `brettErgebnis`). */
  link: '/brett/link',
  /** Writes to whoever has put up a notice (`brettNachricht` → `brettErgebnis`); 404 where it hangs no more. */
  schreiben: '/brett/schreiben',
} as const

/** Characters of a field, whatever it is; one more than any may have is enough to refuse it. */
const longestField = 2_100
const felder = z.record(z.string().max(30), z.string().max(longestField))

/** The secret part of the link that stands in each mail: 128 bits (T65). */
const zugang = z.string().regex(/^[\w-]{22}$/)

/** Somebody looks at their notices. */
export const brettBlick = z.object({ zugang })

/** Somebody does something about one of them; GET never does (mail programs open links by themselves). */
export const brettTun = z.discriminatedUnion('tun', [
  z.object({ tun: z.literal('bestaetigen'), zugang, eintrag: z.uuid() }),
  z.object({ tun: z.literal('verlaengern'), zugang, eintrag: z.uuid() }),
  z.object({ tun: z.literal('beenden'), zugang, eintrag: z.uuid() }),
  z.object({ tun: z.literal('aendern'), zugang, eintrag: z.uuid(), felder }),
])
/** Somebody does something about one of their notices. */
export type BrettTun = z.infer<typeof brettTun>

/** How a notice stands for whoever has written it. */
export const brettStaende = [
  'unbestaetigt',
  'wartet',
  'haengt',
  'abgelaufen',
  'gesperrt',
  'entfernt',
] as const

/** A notice as its writer sees it; `bis` is its last day, `adresse` the page it hangs on. */
export const brettEigener = z.object({
  id: z.uuid(),
  stand: z.enum(brettStaende),
  art: z.enum(brettArten),
  titel: z.string(),
  text: z.string(),
  preis: z.string().nullable(),
  bis: isoDate.nullable(),
  grund: z.string().nullable(),
  adresse: z.string().nullable(),
  verlaengerbar: z.boolean(),
  /** A change that the office has not looked at yet. */
  aenderungWartet: z.boolean(),
})
/** A notice as its writer sees it. */
export type BrettEigener = z.infer<typeof brettEigener>

/** All of an address; the address itself is shown as far as its owner needs to know it again. */
export const brettAnsicht = z.object({ email: z.string(), aushaenge: z.array(brettEigener) })
/** All of an address. */
export type BrettAnsicht = z.infer<typeof brettAnsicht>

const fehler = z.object({
  ergebnis: z.literal('fehler'),
  fehler: z.record(z.string(), z.enum(formProblems)),
})

/**
 * What came of doing something: how everything stands now, or what is wrong, by field; `verloren`
 * where it cannot be done any more, because the notice stands otherwise than the page had it.
 */
export const brettAntwort = z.discriminatedUnion('ergebnis', [
  z.object({ ergebnis: z.enum(['getan', 'verloren']), ansicht: brettAnsicht }),
  fehler.extend({ ansicht: brettAnsicht }),
])
/** What came of doing something. */
export type BrettAntwort = z.infer<typeof brettAntwort>

/** Somebody asks for their link. */
export const brettLinkFrage = z.object({ felder })

/** Somebody writes to whoever has put up the notice with this number. */
export const brettNachricht = z.object({ aushang: z.int().positive(), felder })

/** Taken, or what is wrong, by field. Taken is answered to everybody alike (T04). */
export const brettErgebnis = z.discriminatedUnion('ergebnis', [
  z.object({ ergebnis: z.literal('angenommen') }),
  fehler,
])
/** Taken, or what is wrong. */
export type BrettErgebnis = z.infer<typeof brettErgebnis>
