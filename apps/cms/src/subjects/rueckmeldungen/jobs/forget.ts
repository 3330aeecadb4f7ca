import { sql } from '../../../platform/database/index.ts'

/** What people have said of a page is kept for a year: by then it was dealt with, or the page is another. */
export const forgetFeedback = (now: string) => sql`
  delete from rueckmeldungen where created_at < ${now}::timestamptz - interval '1 year'`
