import { z } from 'zod'

/** The call that takes reports of errors, below the base path of the content API: POST and private. */
export const fehlerCall = '/fehlerberichte'

/** Parts of the product in which something can go wrong. */
export const fehlerorte = [
  'website',
  'browser',
  'content-api',
  'job-worker',
  'back-office',
  'back-office-browser',
] as const
/** Part of the product. */
export type Fehlerort = (typeof fehlerorte)[number]

/** Characters that parts of a report may have. */
export const fehlerLaenge = {
  art: 80,
  meldung: 300,
  stelle: 200,
  stapel: 4_000,
  verlauf: 3_000,
  build: 60,
} as const

/** Reports that travel at once. */
export const meisteBerichte = 20

/** Reference of a group of errors, as error pages say it: the same error has the same everywhere. */
export const fehlernummer = z.string().regex(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)

/** Text that a database takes: no control characters but new lines, no half of a character. */
const fest = z.string().regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u)

const knapp = (name: keyof typeof fehlerLaenge) => fest.max(fehlerLaenge[name])

/** Errors of one kind from one place; nothing of it is about a person (T67). */
export const fehlerbericht = z.strictObject({
  fehlernummer,
  wo: z.enum(fehlerorte),
  /** Kind of the error, such as `TypeError`. */
  art: knapp('art').min(1),
  /** Its message without numbers, addresses and what is quoted. */
  meldung: knapp('meldung'),
  /** The first place of ours in its stack. */
  stelle: knapp('stelle'),
  /** Places of the newest one, one a line. */
  stapel: knapp('stapel'),
  /** What this process said before the newest one. */
  verlauf: knapp('verlauf'),
  build: knapp('build'),
  zuerst: z.iso.datetime(),
  zuletzt: z.iso.datetime(),
  anzahl: z.int().min(1).max(1_000_000),
})
/** Errors of one kind from one place. */
export type Fehlerbericht = z.infer<typeof fehlerbericht>

/** What a process has to report. */
export const fehlerberichte = z.strictObject({
  berichte: z.array(fehlerbericht).min(1).max(meisteBerichte),
})

/** What a browser tells of an error. It is cleaned like everything else; a browser promises nothing. */
export const browserfehler = z.strictObject({
  art: z.string().min(1).max(80),
  meldung: z.string().max(600),
  stapel: z.string().max(3_000),
  /** Path of the page, without what follows it. */
  seite: z.string().startsWith('/').max(600),
})
/** What a browser tells of an error. */
export type Browserfehler = z.infer<typeof browserfehler>
