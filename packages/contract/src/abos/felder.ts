import * as z from 'zod/mini'
import { email, zeile } from '../forms/fields.ts'
import { ohneLink } from '../shop/ohne-link.ts'

/** Characters of the words that somebody waits for: a street, a house, a plan. */
export const longestWort = 60

/** What somebody who wants mails has to say: which words they wait for, and where the mails go. */
export const aboSchema = z.object({ wort: ohneLink(zeile({ min: 3, max: longestWort })), email })

/** One field of it. */
export type AboFeld = keyof z.infer<typeof aboSchema>

/** Names of the fields, in their order. */
export const aboFelder = ['wort', 'email'] as const satisfies readonly AboFeld[]

/** When somebody is reminded: at an hour of the evening before, or of the morning itself. */
export const erinnerungszeiten = [
  'abend-16',
  'abend-17',
  'abend-18',
  'abend-19',
  'abend-20',
  'abend-21',
  'morgen-4',
  'morgen-5',
  'morgen-6',
  'morgen-7',
] as const
/** When somebody is reminded. */
export type Erinnerungszeit = (typeof erinnerungszeiten)[number]

/**
 * Who wants to be reminded of a collection: of which street and kinds, when, and where the mails go.
 * Thirty kinds are more than any town has, and as many as may wait to be confirmed.
 */
export const erinnerungSchema = z.object({
  strasse_id: z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'fehlt')),
  arten: z.string().check(z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,29}$/, 'fehlt')),
  zeit: z.enum(erinnerungszeiten, { error: 'fehlt' }),
  email,
})

/** One field of it. */
export type ErinnerungFeld = keyof z.infer<typeof erinnerungSchema>

/** Names of the fields, in their order. */
export const erinnerungFelder = [
  'strasse_id',
  'arten',
  'zeit',
  'email',
] as const satisfies readonly ErinnerungFeld[]
