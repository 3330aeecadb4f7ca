import { apiBasePath } from '@kurstadt/contract'
import { type Fehlerort, fehlerberichte, fehlerCall } from '@kurstadt/contract/fehler'
import type { Hono } from 'hono'
import type pg from 'pg'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import { answered, readQuestion } from '../../../wire/intake/index.ts'
import { keepReports } from '../keep-reports.ts'

/** Whose errors come this way: all others write to the database themselves. */
const told: ReadonlySet<Fehlerort> = new Set(['website', 'browser'])

/** Takes reports of errors from the website. */
export function mountErrors(api: Hono<Env>, { intake }: { intake: Pick<pg.Pool, 'query'> }): void {
  api.post(apiBasePath + fehlerCall, async (context) => {
    const { berichte } = await readQuestion(context, fehlerberichte)
    if (!berichte.every(({ wo }) => told.has(wo)))
      throw new ApiError('bad-request', { isPrivate: true })
    return answered(async () => {
      await keepReports(intake, berichte)
      return { ergebnis: 'angenommen' }
    })
  })
}
