import { apiBasePath } from '@kurstadt/contract'
import { besuche, besucheCall } from '@kurstadt/contract/besuche'
import type { Hono } from 'hono'
import type { Env } from '../../../wire/bindings.ts'
import { answered, readQuestion } from '../../../wire/intake/index.ts'
import { through } from '../../../wire/lanes/index.ts'
import { keepVisits, type VisitParts } from '../keep-visits.ts'

/** Takes sums of visits from the website, once a minute from each of its processes. */
export function mountVisits(api: Hono<Env>, parts: VisitParts): void {
  const path = apiBasePath + besucheCall
  api.post(path, (_, next) => through('background', next))
  api.post(path, async (context) => {
    const delivery = await readQuestion(context, besuche)
    return answered(async () => {
      await keepVisits(parts, delivery)
      return { ergebnis: 'angenommen' }
    })
  })
}
