import { z } from 'zod'
import { sprache } from '../primitives.ts'
import { shortestTime } from './sending.ts'

/** True when a script says that a form was sent sooner than anybody can; without one nothing is judged. */
export function isHasty({ dauer }: Absendung): boolean {
  return typeof dauer === 'number' && dauer < shortestTime
}

/** Parameters of an address that a request keeps (decisions, spec 4). */
const mostParameters = 30
const longestParameter = 200

const parameterName = /^(?!__proto__$)[\w.-]{1,200}$/

/** Parameters of the page's address: so many that nobody fills a database with them (T66). */
const query = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((given): Record<string, string> => {
    const kept = Object.entries(given).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && parameterName.test(name)
        ? [
            [
              name,
              value
                .toWellFormed()
                .replaceAll(/\p{Cc}/gu, ' ')
                .slice(0, longestParameter),
            ],
          ]
        : [],
    )
    return Object.fromEntries(kept.slice(0, mostParameters))
  })

/** What travels with the fields of every form: once is once, however often it is sent (fault F12). */
export const absendung = z.object({
  /** The same for every attempt to send one and the same request. */
  schluessel: z.uuid(),
  sprache,
  /** Path of the page that the form stands on. */
  pfad: z
    .string()
    .max(2048)
    .regex(/^\/[^\s\\\p{Cc}]*$/u)
    .catch('/'),
  query,
  /** Milliseconds from showing the form to sending it, as the script of the page says; else null. */
  dauer: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .nullish()
    .catch(null),
})

/** What travels with the fields. */
export type Absendung = z.infer<typeof absendung>

/** A picture on its way from the website to the content API. */
export const bildOnWire = z.object({ name: z.string().max(500), daten: z.base64() })

/** A picture on its way. */
export type BildOnWire = z.infer<typeof bildOnWire>
