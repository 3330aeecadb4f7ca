import * as z from 'zod/mini'
import { visibleText } from '../visible-text.ts'
import { isoOfWritten } from '../written-day.ts'

/**
 * What may be wrong with a field of a form, as words that the website says in the visitor's
 * language (spec 5).
 */
export const formProblems = [
  'fehlt',
  'kurz',
  'lang',
  'zeichen',
  'ungueltig',
  'vergangen',
  'vor_beginn',
  'minimum',
  'maximum',
  'eines',
  'zustimmung',
  'datei_art',
  'datei_gross',
  'dateien_zahl',
  'dateien_gross',
  'nochmal',
  'freigabe',
  'links',
  'nummern',
  'sperrwort',
] as const

/** One of the reasons why a field is refused. */
export type FormProblem = (typeof formProblems)[number]

/** Exists so that a schema refuses with a word of the list and no other. */
const because = <Problem extends FormProblem>(problem: Problem): Problem => problem

/** What is missing, or is something else altogether. */
export const wrongType = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'fehlt' : 'ungueltig'),
}

/** Two spellings of one letter become one; half a letter, which no database takes, becomes �. */
const tidy = (value: string) =>
  visibleText(value.replace(/\r\n?/g, '\n').normalize('NFC').toWellFormed()).trim()

/** One line: a line break in it would reach the head of a mail (T61). */
export function zeile({ min = 1, max = 120 }: { min?: number; max?: number } = {}) {
  return z
    .string(wrongType)
    .check(
      z.overwrite(tidy),
      z.minLength(1, because('fehlt')),
      z.minLength(min, because('kurz')),
      z.maxLength(max, because('lang')),
      z.regex(/^\P{Cc}*$/u, because('zeichen')),
    )
}

/** Links that a text may have: whoever sends more sells something (T60). */
const mostLinks = 3

const linksIn = (text: string) => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0

/** Several lines. */
export function absatz({ max = 4000 }: { max?: number } = {}) {
  return z.string(wrongType).check(
    z.overwrite(tidy),
    z.minLength(1, because('fehlt')),
    z.maxLength(max, because('lang')),
    z.regex(/^[\P{Cc}\n\t]*$/u, because('zeichen')),
    z.refine((text) => linksIn(text) <= mostLinks, because('links')),
  )
}

/** True for what stands for an empty field. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** What is read of a value before it is judged. */
export function readAs<Schema extends z.ZodMiniType>(
  read: (value: unknown) => unknown,
  schema: Schema,
) {
  return z.pipe(z.transform(read), schema)
}

/** A field that may stay empty: then it is null. */
export function freiwillig<Schema extends z.ZodMiniType>(schema: Schema) {
  return readAs((value) => (isEmpty(value) ? null : value), z.nullable(schema))
}

/** First and last name: at least two characters (spec 5). */
export const vorname = zeile({ min: 2, max: 80 })

/** A domain with letters that only some languages have, and nothing that is no domain. */
const foreignDomain = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u

/** `info@müller.example` as servers of mail know it: `info@xn--mller-kva.example`. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || !foreignDomain.test(domain)) return address
  const url = `https://${domain}/`
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address
}

/** An address to which one mail goes, and no second one; its domain may have umlauts. */
export const email = zeile({ max: 254 }).check(
  z.overwrite(withAsciiDomain),
  z.regex(z.regexes.email, because('ungueltig')),
)

/** A telephone number as people write it. */
export const telefon = zeile({ max: 40 }).check(
  z.regex(/^\+?[\d\s()/.-]{4,40}$/, because('ungueltig')),
)

/** Address of a page of another site. */
export const webadresse = zeile({ max: 500 }).check(
  z.regex(/^https?:\/\/[^\s/$.?#][^\s]*$/i, because('ungueltig')),
)

/** Furthest day ahead, in years: whatever lies beyond is a slip of the pen. */
const farthest = 5

/** A calendar day that exists; `heute` is today in the town, `years` how many come after this one. */
export function kalendertag(heute: string, years = farthest) {
  const last = `${Number(heute.slice(0, 4)) + years}-12-31`
  return z.string(wrongType).check(
    z.overwrite(isoOfWritten),
    z.minLength(1, because('fehlt')),
    z.regex(z.regexes.date, because('ungueltig')),
    z.refine((day) => day <= last, because('ungueltig')),
  )
}

/** A calendar day that is not over. */
export function tagAbHeute(heute: string, years = farthest) {
  return kalendertag(heute, years).check(z.refine((day) => day >= heute, because('vergangen')))
}

/** A time of day. */
export const uhrzeit = z
  .string(wrongType)
  .check(
    z.trim(),
    z.minLength(1, because('fehlt')),
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('ungueltig')),
  )

const numberOf = (value: unknown) => {
  if (typeof value !== 'string') return value
  return value.trim() === '' ? undefined : Number(value)
}

/** How many people: at least one (spec 5). */
export const anzahlPersonen = readAs(
  numberOf,
  z.int(wrongType).check(z.minimum(1, because('minimum')), z.maximum(500, because('maximum'))),
)

/** One of a few. */
export function auswahl<const Values extends readonly [string, ...string[]]>(values: Values) {
  return readAs((value) => (isEmpty(value) ? undefined : value), z.enum(values, wrongType))
}

const isTicked = (value: unknown) => value === true || value === 'on' || value === 'true'

/** A yes or no; a box that nobody ticked is not sent at all. */
export const haken = readAs(isTicked, z.boolean())

/** Consent, without which nothing is sent (spec 5). */
export const zustimmung = readAs(isTicked, z.literal(true, because('zustimmung')))
