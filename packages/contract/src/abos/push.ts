import { z } from 'zod'
import { nummer, sprache } from '../primitives.ts'
import { erinnerungszeiten } from './felder.ts'

/** Characters of the address at which a browser's push service takes messages. */
const longestEndpunkt = 1_000

const endpunkt = z.url({ protocol: /^https?$/ }).max(longestEndpunkt)

/** What a browser hands over: where it is reached, a point of P-256 and a secret, both as base64url. */
const geraet = z.object({
  endpunkt,
  p256dh: z.string().regex(/^B[A-P][\w-]{85}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
})

/** Categories of events that one device may follow: more than any town has. */
const mostRubriken = 50

/**
 * What a device is told of: alerts of the town, collections of a street and when, events of some
 * categories. Whoever has not chosen a time is reminded in the evening before.
 */
export const pushThemen = z.object({
  hinweise: z.boolean(),
  strasse_id: nummer.nullable(),
  zeit: z.enum(erinnerungszeiten).default('abend-18'),
  rubriken: z.array(nummer).max(mostRubriken),
})
/** What a device is told of. */
export type PushThemen = z.infer<typeof pushThemen>

/** A device wants push messages; what it had chosen before is replaced by this. */
export const pushFrage = z.object({ geraet, sprache, themen: pushThemen })
/** A device wants push messages. */
export type PushFrage = z.infer<typeof pushFrage>

/** A device wants none any more; whoever knows its address is that device. */
export const pushEnde = z.object({ endpunkt })
/** A device wants none any more. */
export type PushEnde = z.infer<typeof pushEnde>

/** A device is reached at another address from now on; whoever knows the old one is that device. */
export const pushWechsel = z.object({ alt: endpunkt, geraet })
/** A device is reached at another address from now on. */
export type PushWechsel = z.infer<typeof pushWechsel>

/** What came of moving: the messages come to the new address; or its push service is not asked (T70). */
export const pushGewechselt = z.object({ ergebnis: z.enum(['gewechselt', 'dienst']) })
/** What came of moving. The same for a device that nobody knew. */
export type PushGewechselt = z.infer<typeof pushGewechselt>

/**
 * What came of it: taken; nothing that there is was chosen; or its push service is none of those that
 * are asked (T70).
 */
export const pushAntwort = z.object({ ergebnis: z.enum(['angenommen', 'nichts', 'dienst']) })
/** What came of asking for push messages. */
export type PushAntwort = z.infer<typeof pushAntwort>

/** Nothing is left of a device; the same for one that nobody knew. */
export const pushBeendet = z.object({ ergebnis: z.literal('beendet') })

/** What one message says. Everybody may read it: nothing of it is about who gets it. */
export const pushNachricht = z.object({
  titel: z.string().max(120),
  text: z.string().max(300),
  /** Path on the website that a click opens. */
  adresse: z.string().regex(/^\/(?!\/)/),
  /** The same message twice is shown once. */
  marke: z.string().max(80),
  sprache,
})
/** What one message says. */
export type PushNachricht = z.infer<typeof pushNachricht>
