import { type AboArt, aboAntwort, aboCalls } from '@kurstadt/contract/abos'
import { askForVisitor } from '../content/index.server.ts'
import { senderOf, troubleStatus } from './cart-request.ts'
import type { Asked } from './route.ts'

/** Characters of a field: more than any may have. */
export const longestField = 300

/** A form by which somebody asks for mails: what was sent, what is wrong, and what is in the way. */
type MailForm = {
  felder: Record<string, string>
  fehler: Record<string, string>
  trouble: keyof typeof troubleStatus | null
}

/** Sends on what somebody has filled in; `status` is 200 once it was taken. */
export async function takeMailForm(
  asked: Asked,
  art: AboArt,
  names: readonly string[],
): Promise<{ form: MailForm; status: number }> {
  asked.facts.isPrivate = true
  const sent = new URLSearchParams(await asked.request.text())
  const felder = Object.fromEntries(
    names.map((name) => [name, sent.getAll(name).join(',').slice(0, longestField)]),
  )
  const outcome = await askForVisitor({
    path: aboCalls.bestellen,
    body: { art, felder },
    answer: aboAntwort,
    sender: senderOf(asked),
  })
  const form = { felder, fehler: {}, trouble: null }
  if (outcome.kind !== 'ok') {
    const trouble = outcome.kind === 'busy' ? 'busy' : 'away'
    return { form: { ...form, trouble }, status: troubleStatus[trouble] }
  }
  const { value } = outcome
  if (value.ergebnis === 'fehler') return { form: { ...form, fehler: value.fehler }, status: 400 }
  return { form, status: 200 }
}
