import { sql } from '../../../platform/database/index.ts'
import { keptYears } from '../kept.ts'

/** Deletes what people said of a page once its time is over. */
export const forgetFeedback = (now: string) => sql`
  delete from rueckmeldungen where created_at < ${now}::timestamptz - make_interval(years => ${keptYears}::int)`
