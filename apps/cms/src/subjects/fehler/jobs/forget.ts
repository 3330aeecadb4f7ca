import { sql } from '../../../platform/database/index.ts'

/** How long a group stays that nothing is added to: longer where nobody has dealt with it. */
const kept = { open: '90 days', done: '30 days' } as const

/** Deletes what has not come for a long time. */
export const forgetErrors = (now: string) => sql`
  delete from fehler where zuletzt < ${now}::timestamptz - case when zustand = 'erledigt'
    then ${kept.done}::interval else ${kept.open}::interval end`
