import type { PayloadRequest } from 'payload'
import { awaitTurn } from '../../../../editing/changes/index.ts'
import { writeAuditLog } from '../../../../editing/protokoll/index.ts'
import { env } from '../../../../env.ts'
import { postMail } from '../../../../platform/mail/index.ts'
import { invitation, type Kind } from './letter.ts'
import { type Plan, planInvitation } from './plan.ts'
import { keepInvitation, keepRecipient } from './sent.ts'

const names: Record<Kind, string> = {
  ladung: 'Einladung',
  aenderung: 'Geänderte Einladung',
  absage: 'Absage',
}

const members = (count: number) => (count === 1 ? 'ein Mitglied' : `${count} Mitglieder`)

async function mailAll(req: PayloadRequest, plan: Plan, ladung: string): Promise<number> {
  const { art, meeting, pending } = plan
  let count = 0
  for (const { id, name, email } of pending) {
    if (!(await keepRecipient(req, ladung, id))) continue
    await postMail(req, {
      an: email,
      antwort_an: req.user?.email ?? null,
      ...invitation(art, meeting, { name, website: env.WEBSITE_URL }),
      anlass: `ladung:${ladung}:${id}`,
      bis: new Date(meeting.doc.beginn).toISOString(),
    })
    count += 1
  }
  return count
}

/** What came of it: words for the clerk, or why nothing went out. */
export type Outcome = { message: string } | { status: 404 | 409; problem: string }

/**
 * Puts the mails of an invitation into the outbox, with the list of who gets them and a line in the
 * log, in the transaction of the request. Writers come one at a time, and what is planned then has to
 * be what the clerk has looked at: of two who send at once, the second hears so.
 */
export async function sendInvitation(
  req: PayloadRequest,
  id: string,
  stand: string,
): Promise<Outcome> {
  await awaitTurn(req)
  const plan = await planInvitation(req, id)
  if (plan === null) return { status: 404, problem: 'Diese Sitzung gibt es nicht.' }
  if (plan.problem !== null) return { status: 409, problem: plan.problem }
  if (plan.stand !== stand)
    return {
      status: 409,
      problem:
        'Inzwischen hat sich etwas geändert, oder jemand anderes hat eingeladen. Bitte schließen Sie dieses Fenster und sehen Sie noch einmal nach.',
    }
  const { art, inhalt, same, sent } = plan
  const ladung =
    same?.id ?? (await keepInvitation(req, { sitzung: id, nummer: sent.length + 1, art, inhalt }))
  const count = await mailAll(req, plan, ladung)
  const eintrag = `Sitzung ${plan.meeting.doc.nummer}: ${names[art]} an ${members(count)}`
  const entry = { vorgang: 'eingeladen', sammlung: 'sitzungen', dokument: id, felder: [] } as const
  await writeAuditLog(req, { ...entry, eintrag })
  return { message: `${names[art]} geht an ${members(count)} hinaus.` }
}
