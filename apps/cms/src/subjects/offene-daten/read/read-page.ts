import type { Sprache } from '@kurstadt/contract'
import type { Datensatz } from '@kurstadt/contract/offene-daten'
import type { Payload } from 'payload'
import { z } from 'zod'
import { answerCall } from '../../../wire/answer-call.ts'

const envelope = z.object({ anzahl: z.int(), pro_seite: z.int() })

type AskedPage = { sprache: Sprache; seite: number; pro_seite: number }

/**
 * A page of the list that a dataset is made of: what visitors are answered, and so nothing that is not
 * public, and without what is broken in it (decision 0049).
 */
export async function readPage(
  payload: Payload,
  { call, params }: Datensatz,
  asked: AskedPage,
): Promise<{ antwort: unknown; anzahl: number; proSeite: number; tags: readonly string[] }> {
  const given = Object.entries({ ...params, ...asked })
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  const { answer, tags } = await answerCall(payload, call, { query, id: 0 })
  const { anzahl, pro_seite: proSeite } = envelope.parse(answer)
  return { antwort: answer, anzahl, proSeite, tags }
}
