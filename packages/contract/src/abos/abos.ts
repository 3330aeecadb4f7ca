import { z } from 'zod'
import { bekanntmachungArten } from '../entities/bekanntmachung.ts'
import { formProblems } from '../forms/fields.ts'
import { instant } from '../primitives.ts'
import { erinnerungszeiten } from './felder.ts'

/**
 * Kinds of news by mail: new papers of the council with some words, public notices of a kind, which
 * stands in the place of the words, and waste to be collected.
 */
export const aboArten = ['vorlagen', 'bekanntmachungen', 'abfuhr'] as const
/** A kind of news. */
export type AboArt = (typeof aboArten)[number]

/** What stands in the place of words for public notices: one kind of them, or all. */
export const bekanntmachungsabos = ['alle', ...bekanntmachungArten] as const

/** Calls of the content API, below its base path; all of them are POST and private. */
export const aboCalls = {
  /** Asks for mails (`aboFrage` → `aboAntwort`). */
  bestellen: '/abos',
  /** What the address behind a link gets (`aboBlick` → `aboAnsicht`); 404 where there is none. */
  ansehen: '/abos/ansehen',
  /** Confirms or ends some of it (`aboTun` → `aboAnsicht`). */
  aendern: '/abos/aendern',
  /** A device wants push messages (`pushFrage` → `pushAntwort`). */
  push: '/abos/push',
  /** It wants none any more (`pushEnde` → `pushBeendet`). */
  pushEnde: '/abos/push/ende',
  /** Its browser has given it another address (`pushWechsel` → `pushGewechselt`). */
  pushWechsel: '/abos/push/wechsel',
} as const

/** Characters of a field, whatever it is; one more than any may have is enough to refuse it. */
const longestField = 300

/** Somebody asks for mails. */
export const aboFrage = z.object({
  art: z.enum(aboArten),
  felder: z.record(z.string().max(30), z.string().max(longestField)),
})
/** Somebody asks for mails. */
export type AboFrage = z.infer<typeof aboFrage>

/**
 * What came of it: taken, or what is wrong, by field. Taken is answered to everybody alike: nobody
 * hears whether an address gets mails already (T04, T63).
 */
export const aboAntwort = z.discriminatedUnion('ergebnis', [
  z.object({ ergebnis: z.literal('angenommen') }),
  z.object({
    ergebnis: z.literal('fehler'),
    fehler: z.record(z.string(), z.enum(formProblems)),
  }),
])
/** What came of asking for mails. */
export type AboAntwort = z.infer<typeof aboAntwort>

/** The secret part of the link that stands in each mail: 128 bits (T65). */
const zugang = z.string().regex(/^[\w-]{22}$/)

/** Somebody looks at what they get. */
export const aboBlick = z.object({ zugang })

/** Somebody confirms or ends something; GET never does (mail programs open links by themselves). */
export const aboTun = z.discriminatedUnion('tun', [
  z.object({ tun: z.literal('bestaetigen'), zugang, abo: z.uuid() }),
  z.object({ tun: z.literal('beenden'), zugang, abo: z.uuid() }),
  z.object({
    tun: z.literal('zeit-aendern'),
    zugang,
    abo: z.uuid(),
    zeit: z.enum(erinnerungszeiten),
  }),
  z.object({ tun: z.literal('alles-beenden'), zugang }),
])
/** Somebody confirms or ends something. */
export type AboTun = z.infer<typeof aboTun>

/**
 * Mails that an address gets, or waits to be confirmed for: by `wort`, the words of a paper, or the
 * kind of waste with its street; of that `zeit` says when.
 */
export const abo = z.object({
  id: z.uuid(),
  art: z.enum(aboArten),
  wort: z.string(),
  zeit: z.enum(erinnerungszeiten).nullable(),
  seit: instant,
  bestaetigt: z.boolean(),
})
/** Mails that an address gets. */
export type Abo = z.infer<typeof abo>

/** All of an address; the address itself is shown as far as its owner needs to know it again. */
export const aboAnsicht = z.object({ email: z.string(), abos: z.array(abo) })
/** All of an address. */
export type AboAnsicht = z.infer<typeof aboAnsicht>
