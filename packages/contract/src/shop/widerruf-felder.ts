import * as z from 'zod/mini'
import { absatz, email, freiwillig, zeile } from '../forms/fields.ts'
import { ohneLink } from './ohne-link.ts'

/** Characters of what may be said of an order whose number somebody no longer has. */
const longestWhich = 200

/** Characters of what is withdrawn from. */
const longestScope = 1_000

/** What a declaration of withdrawal has to say (§ 356a BGB): who, from which contract, and where its receipt goes. */
export const widerrufSchema = z.object({
  bestellnummer: ohneLink(zeile({ max: longestWhich })),
  name: ohneLink(zeile({ min: 2 })),
  email,
  umfang: freiwillig(ohneLink(absatz({ max: longestScope }))),
})

/** A declaration of withdrawal. */
export type Widerruf = z.infer<typeof widerrufSchema>
/** One field of it. */
export type WiderrufFeld = keyof Widerruf

/** Names of the fields, in their order. */
export const widerrufFelder = Object.keys(widerrufSchema.shape).filter(
  (name): name is WiderrufFeld => Object.hasOwn(widerrufSchema.shape, name),
)
