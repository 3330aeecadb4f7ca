import type { eventTexts as german } from './de.event.ts'

/** The same in British English. */
export const eventTexts: typeof german = {
  /** Says which parts of an address nobody could read. */
  queryNotice: {
    ohneAngaben: 'Show everything',
  },
  feeds: {
    titel: (was, format) => `${was} (${format})`,
    subscribe: 'Subscribe by RSS',
  },
}
