import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { einstellungen as global } from './global/index.ts'

export { type GuestSettings, readGuestSettings } from './read/guest-settings.ts'
export { readHolidays } from './read/holidays.ts'
export { readHouses } from './read/houses.ts'
export { readTownName } from './read/town-name.ts'
export { einstellungenOf, type Houses, kasseOf } from './serialise/einstellungen.ts'
export { portalOf } from './serialise/portal.ts'

/** Settings of the whole site. */
export const einstellungen = { calls, globals: [global] } satisfies Subject
