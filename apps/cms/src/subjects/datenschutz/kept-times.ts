import { type Frist, fristEinheiten, fristNamen } from '@kurstadt/contract/datenschutz'
import type { Payload } from 'payload'
import { z } from 'zod'

/** What the configuration keeps of it; Payload never sends it to a browser. */
export const customKeptTimes = 'keptTimes'

const frist = z.object({
  name: z.enum(fristNamen),
  wert: z.number(),
  einheit: z.enum(fristEinheiten),
})

/** How long each subject keeps what it keeps; the configuration hands it over, as it does the calls. */
export const keptTimesOf = ({ config }: Pick<Payload, 'config'>): Frist[] =>
  z.array(frist).parse(config.custom?.[customKeptTimes])
