import { createContext, use } from 'react'

const name = 'oeffnungszeiten'

/** Told apart by this where several examples with opening hours stand on one page. */
export const OpeningHoursIdContext = createContext('')

/** Place in the address that leads to the opening hours: `#oeffnungszeiten` (spec 2.2). */
export function useOpeningHoursId(): string {
  const apart = use(OpeningHoursIdContext)
  return apart === '' ? name : `${name}-${apart}`
}
