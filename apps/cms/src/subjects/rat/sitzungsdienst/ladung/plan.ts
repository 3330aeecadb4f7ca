import { hash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { dayAt, todayInBerlin } from '../../../../platform/time/berlin.ts'
import { idOf } from '../../../../wire/serialise/index.ts'
import { noticeProblem, noticeStart } from '../frist.ts'
import { readNotice } from '../ladungsfrist.ts'
import { contentOf } from './content.ts'
import type { Kind } from './letter.ts'
import { type Meeting, readMeeting } from './meeting.ts'
import { type Invited, readInvited } from './recipients.ts'
import { readSent, type Sent } from './sent.ts'

/** What would go out now, to whom, and why it cannot. */
export type Plan = {
  meeting: Meeting
  sent: readonly Sent[]
  inhalt: string
  art: Kind
  /** The invitation that went out before and says the same: it goes to those who lack it. */
  same: Sent | null
  /** Who gets it now. */
  pending: readonly (Invited & { email: string })[]
  /** Members whom no mail reaches. */
  withoutEmail: readonly Invited[]
  /** Why nothing can go out; null where it can. */
  problem: string | null
  frist: string | null
  /** What the clerk has looked at, as a word: another one means that it is another plan by now. */
  stand: string
}

function kindOf({ doc }: Meeting, last: Sent | undefined): Kind {
  if (doc.abgesagt === true) return 'absage'
  return last === undefined ? 'ladung' : 'aenderung'
}

type Found = Pick<Plan, 'meeting' | 'art' | 'same' | 'pending'> & {
  last: Sent | undefined
  members: number
}

/** Why nothing can go out. */
function problemOf({ meeting, art, last, members, pending, same }: Found): string | null {
  const { doc, gremium } = meeting
  if (doc._status !== 'published')
    return 'Veröffentlichen Sie die Sitzung zuerst: Solange sie ein Entwurf ist, sehen die Mitglieder nichts.'
  if (gremium === null) return 'Das Gremium ist nicht veröffentlicht.'
  if (new Date(doc.beginn) < new Date()) return 'Die Sitzung hat schon begonnen.'
  if (art === 'absage' && last === undefined)
    return 'Die Sitzung ist abgesagt, und eingeladen wurde niemand.'
  if (members === 0) return 'Am Tag der Sitzung hat das Gremium keine Mitglieder.'
  if (pending.length > 0) return null
  return same === null
    ? 'Kein Mitglied hat eine E-Mail für die Anmeldung.'
    : 'Alle haben diese Einladung schon, und seither hat sich nichts geändert.'
}

/** What would go out of a meeting now; null where there is none for who asks. */
export async function planInvitation(req: PayloadRequest, id: string): Promise<Plan | null> {
  const meeting = await readMeeting(req, id)
  if (meeting === null) return null
  const { doc } = meeting
  const day = dayAt(doc.beginn)
  const [sent, members, least] = [
    await readSent(req, id),
    await readInvited(req, idOf(doc.gremium) ?? id, { day, sitzung: id }),
    await readNotice(req),
  ]
  const last = sent.at(-1)
  const inhalt = contentOf(meeting)
  const same = last?.inhalt === inhalt ? last : null
  const has = new Set(same?.raete)
  const pending = members.flatMap((one) =>
    one.email === null || has.has(one.id) ? [] : [{ ...one, email: one.email }],
  )
  const art = same?.art ?? kindOf(meeting, last)
  const problem = problemOf({ meeting, art, last, same, pending, members: members.length })
  const seen = [inhalt, sent.length, pending.map(({ id: rat, email }) => [rat, email])]
  return {
    meeting,
    sent,
    inhalt,
    art,
    same,
    pending,
    withoutEmail: members.filter(({ email }) => email === null),
    problem,
    frist: art === 'absage' ? null : noticeProblem(noticeStart(sent, todayInBerlin()), day, least),
    stand: hash('sha256', JSON.stringify(seen), 'base64url'),
  }
}
