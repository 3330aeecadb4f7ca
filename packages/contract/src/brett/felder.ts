import * as z from 'zod/mini'
import { absatz, email, freiwillig, haken, zeile } from '../forms/fields.ts'
import { neededWith } from '../forms/rules.ts'
import { aushangFelder } from '../forms/schwarzes-brett/schema.ts'
import { ohneLink } from '../shop/ohne-link.ts'

/** What a writer may say of a notice, and change while it hangs or waits. */
export const brettSchema = z.object(aushangFelder(ohneLink))

/** One field of it. */
export type BrettFeld = keyof z.infer<typeof brettSchema>

/** Names of the fields, in their order. */
export const brettFelder = ['art', 'titel', 'text', 'preis'] as const satisfies readonly BrettFeld[]

/** Whoever has lost the link to their notices. */
export const brettLinkSchema = z.object({ email })

/** Characters of a message to a writer. */
export const longestMessage = 2_000

/**
 * Somebody writes to whoever has put something up: an address only goes along where they say so, and
 * a message carries nobody to another site (T62).
 */
export const brettNachrichtSchema = neededWith(
  z.object({
    name: zeile({ min: 2, max: 80 }),
    nachricht: ohneLink(absatz({ max: longestMessage })),
    email: freiwillig(email),
    weitergeben: haken,
  }),
  'email',
  'weitergeben',
)

/** One field of it. */
export type NachrichtFeld = keyof z.infer<typeof brettNachrichtSchema>

/** Names of the fields, in their order. */
export const nachrichtFelder = [
  'name',
  'nachricht',
  'email',
  'weitergeben',
] as const satisfies readonly NachrichtFeld[]
