import { apiBasePath } from '@kurstadt/contract'
import { rueckmeldung, rueckmeldungCall } from '@kurstadt/contract/rueckmeldung'
import type { Hono } from 'hono'
import type { Payload } from 'payload'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import { answered, readQuestion, senderOf } from '../../../wire/intake/index.ts'
import { through } from '../../../wire/lanes/index.ts'
import { type FeedbackParts, keepFeedback } from '../keep-feedback.ts'

/** Takes whether a page has helped; what somebody has said is in no address and in no log. */
export function mountFeedback(
  api: Hono<Env>,
  { payload, intake }: { payload: Pick<Payload, 'secret'>; intake: FeedbackParts['intake'] },
): void {
  const path = apiBasePath + rueckmeldungCall
  api.post(path, (_, next) => through('form', next))
  api.post(path, async (context) => {
    const question = await readQuestion(context, rueckmeldung)
    return answered(async () => {
      const parts = { secret: payload.secret, intake }
      const kept = await keepFeedback(parts, question, senderOf(context.req))
      if (kept === null) throw new ApiError('not-found', { isPrivate: true })
      return kept
    })
  })
}
