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
