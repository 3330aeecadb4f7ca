import { z } from 'zod'
import { formProblems } from '../forms/fields.ts'
import { isoDate } from '../primitives.ts'
import { mostFields, mostSent, partnerTypen, partnerWerte } from './werte.ts'

/** Calls of the content API, below its base path; both are POST and private. */
export const partnerCalls = {
  /** What a link leads to (`partnerBlick` → `partnerAnsicht`); 404 where there is no such link. */
  ansehen: '/partner/ansehen',
  /** Sends, confirms or ends (`partnerTun` → `partnerAntwort`). */
  senden: '/partner/senden',
} as const

/** The secret part of the link that stands in each letter: 128 bits (T65). */
const zugang = z.string().regex(/^[\w-]{22}$/)
/** Characters of a field; one more than any may have is enough to refuse it. */
const longestField = 1_100
const felder = z
  .record(z.string().max(30), z.string().max(longestField))
  .refine((all) => Object.keys(all).length <= mostFields)

/** A photo in the row of the form that it was chosen in; what its file was called is not sent. */
const foto = z.object({ reihe: z.int().min(1).max(mostSent), daten: z.base64() })

/** Somebody looks at the entry behind a link; nothing changes by it, for mail programs look, too. */
export const partnerBlick = z.object({ zugang })

/** Somebody does something about it. */
export const partnerTun = z.discriminatedUnion('tun', [
  z.object({
    tun: z.literal('senden'),
    zugang,
    felder,
    fotos: z.array(foto).max(mostSent).default([]),
  }),
  z.object({ tun: z.literal('stimmt'), zugang }),
  z.object({ tun: z.literal('beenden'), zugang }),
])
/** Somebody does something about it. */
export type PartnerTun = z.infer<typeof partnerTun>

/** A picture as the form shows it, by the id that it has in `werte`. */
const bildansicht = z.object({
  id: z.uuid(),
  /** A small picture: an address of the website, or the picture itself (`data:`) of what waits. */
  vorschau: z.string().nullable(),
  /** What it shows, for people who do not see it. */
  text: z.string(),
  bildtext: z.string().nullable(),
  recht: z.string().nullable(),
})
/** A picture as the form shows it. */
export type PartnerBildansicht = z.infer<typeof bildansicht>

/** An entry as its partner sees it, or that the link leads nowhere any more, and why. */
export const partnerAnsicht = z.discriminatedUnion('stand', [
  z.object({
    stand: z.literal('offen'),
    typ: z.enum(partnerTypen),
    titel: z.string(),
    /** How the entry stands, with what was sent and waits for the office. */
    werte: partnerWerte,
    bilder: z.array(bildansicht),
    bemerkung: z.string().nullable(),
    /** The page of the entry, where it is public. */
    adresse: z.string().nullable(),
    gueltig_bis: isoDate,
    /** Day on which something was sent that waits for the office. */
    wartet_seit: isoDate.nullable(),
    /** What the office said last; null where nothing was sent, or something waits. */
    entschieden: z
      .object({
        ergebnis: z.enum(['uebernommen', 'abgelehnt']),
        am: isoDate,
        grund: z.string().nullable(),
      })
      .nullable(),
    /** Day on which the partner said last that everything is right, or sent something. */
    beantwortet_am: isoDate.nullable(),
  }),
  z.object({ stand: z.enum(['abgelaufen', 'zurueckgenommen', 'ersetzt', 'beendet']) }),
])
/** An entry as its partner sees it. */
export type PartnerAnsicht = z.infer<typeof partnerAnsicht>

/** What came of it: how everything stands now, or what is wrong, by field. */
export const partnerAntwort = z.discriminatedUnion('ergebnis', [
  z.object({ ergebnis: z.literal('getan'), ansicht: partnerAnsicht }),
  z.object({
    ergebnis: z.literal('fehler'),
    fehler: z.record(z.string(), z.enum(formProblems)),
    ansicht: partnerAnsicht,
  }),
])
/** What came of it. */
export type PartnerAntwort = z.infer<typeof partnerAntwort>
