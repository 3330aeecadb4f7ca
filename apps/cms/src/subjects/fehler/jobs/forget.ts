import { sql } from '../../../platform/database/index.ts'
import { keptDays } from '../kept.ts'

/** Deletes what has not come for a long time. */
export const forgetErrors = (now: string) => sql`
  delete from fehler where zuletzt < ${now}::timestamptz - make_interval(days =>
    case when zustand = 'erledigt' then ${keptDays.done}::int else ${keptDays.open}::int end)`
