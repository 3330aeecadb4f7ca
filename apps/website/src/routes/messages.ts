import {
  aboCalls,
  pushAntwort,
  pushBeendet,
  pushEnde,
  pushFrage,
  pushGewechselt,
  pushWechsel,
} from '@kurstadt/contract/abos'
import type { z } from 'zod'
import { askForVisitor } from '../content/index.server.ts'
import { senderOf, troubleStatus } from './cart-request.ts'
import type { Asked } from './route.ts'

// Messages on a visitor's device: asked for and ended by the script of a page of ours.

/** What a call of ours takes and answers. */
type Passed<Question extends z.ZodType<object>, Value> = {
  path: string
  question: Question
  answer: z.ZodType<Value>
}

/** Hands on what a script has sent, and nothing that is not as it should be. */
async function pass<Question extends z.ZodType<object>, Value>(
  asked: Asked,
  { answer, path, question }: Passed<Question, Value>,
): Promise<Response> {
  asked.facts.isPrivate = true
  const body: unknown = await asked.request.json().catch(() => null)
  const read = question.safeParse(body)
  if (!read.success) return Response.json({ ergebnis: 'fehler' }, { status: 400 })
  const sender = senderOf(asked)
  const outcome = await askForVisitor({ path, body: read.data, answer, sender })
  if (outcome.kind === 'ok') return Response.json(outcome.value)
  const status = outcome.kind === 'busy' ? troubleStatus.busy : troubleStatus.away
  return Response.json({ ergebnis: outcome.kind }, { status })
}

/** Takes which messages a device wants. */
export const takeMessages = (asked: Asked): Promise<Response> =>
  pass(asked, { path: aboCalls.push, question: pushFrage, answer: pushAntwort })

/** Ends all messages of a device. */
export const endMessages = (asked: Asked): Promise<Response> =>
  pass(asked, { path: aboCalls.pushEnde, question: pushEnde, answer: pushBeendet })

/** Sends the messages of a device to the address that its browser has now. */
export const moveMessages = (asked: Asked): Promise<Response> =>
  pass(asked, { path: aboCalls.pushWechsel, question: pushWechsel, answer: pushGewechselt })
