import type { Limit } from '../../../wire/intake/index.ts'

/** Requests of one sender (T60). */
export const pieces: Limit = { name: 'absender', most: 10, within: 600_000 }
/** Bytes of pictures of one sender within a day (T46). */
export const bytes: Limit = { name: 'bilder', most: 50_000_000, within: 86_400_000 }
/** Looks at a status page of one sender: enough to read, too few to guess (T65). */
export const looks: Limit = { name: 'blicke', most: 60, within: 600_000 }
