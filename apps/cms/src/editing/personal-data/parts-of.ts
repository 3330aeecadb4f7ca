import type { Payload } from 'payload'
import { z } from 'zod'
import type { PersonalData } from './part.ts'

/** What the configuration keeps for the back office; Payload never sends it to a browser. */
export const customPersonalData = 'personalData'

const part = z.custom<PersonalData>(
  (value) => typeof value === 'object' && value !== null && 'find' in value && 'erase' in value,
)

/** What each subject answers for; the configuration hands it over, as it does the calls. */
export function partsOf({ config }: Pick<Payload, 'config'>): PersonalData[] {
  return z.array(part).min(1).parse(config.custom?.[customPersonalData])
}
