import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'

export { type Parking, parkingTag, readParking } from './read/records.ts'

/** The parking guidance system: what its source said last. */
export const parkleitsystem = { calls } satisfies Subject
