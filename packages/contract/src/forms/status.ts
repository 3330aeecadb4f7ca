import { z } from 'zod'
import { sprache } from '../primitives.ts'

/** How a request stands. */
export const anfrageStatusArten = ['neu', 'in_arbeit', 'erledigt'] as const

/** Where the content API says how a request stands; only the website calls it. */
export const anfragestatusPath = '/anfragen/status'

/** What the website asks: the secret part of the link, which stands in no address of the API. */
export const anfragestatusFrage = z.object({ zugang: z.string().regex(/^[\w-]{22}$/) })

/** What the sender of a request sees of it: nothing of what was typed, in case a link gets lost. */
export const anfragestatus = z.object({
  referenz: z.string(),
  sprache,
  status: z.enum(anfrageStatusArten),
  eingegangen_am: z.iso.datetime(),
  /** The day on which everything about it is deleted. */
  geloescht_am: z.iso.date(),
  /** The office whose it is. */
  stelle: z.string(),
  /** Answers of the office, oldest first. */
  nachrichten: z.array(z.object({ am: z.iso.datetime(), betreff: z.string(), text: z.string() })),
})

/** What the sender of a request sees of it. */
export type Anfragestatus = z.infer<typeof anfragestatus>
