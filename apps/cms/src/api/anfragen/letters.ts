import type { Sprache } from '@kurstadt/contract'
import type { PayloadRequest } from 'payload'
import { inTransaction, sql } from '../../database/index.ts'
import { env } from '../../env.ts'
import type { Stelle } from '../../inbox/index.ts'
import { postMail } from '../../mail/index.ts'

/** What the letters about a request say. */
export type Taken = {
  id: string
  referenz: string
  /** Path of the page that shows the sender how it stands. */
  verlauf: string
  /** How the back office calls its kind. */
  art: string
  sprache: Sprache
  /** Address of who sent it; null when there is none. */
  email: string | null
  /** The office whose it is, from the settings of the site alone (T61). */
  stelle: Stelle
  /** Everything that was said, line by line. */
  zeilen: readonly string[]
}

/** Confirmations that one address gets within an hour, whoever asks for them (T63). */
const mostConfirmations = 3

/** The words of a confirmation: nothing of what was typed in, so that it carries no message (T62). */
const confirmations = {
  de: ({ referenz, stelle, verlauf }: Taken) => ({
    betreff: `Ihre Anfrage ${referenz}`,
    text: `Guten Tag,

vielen Dank für Ihre Anfrage! Wir werden Ihre Anfrage so schnell wie möglich bearbeiten.

Ihre Vorgangsnummer: ${referenz}

Wie es um Ihre Anfrage steht, sehen Sie hier (der Link ist nur für Sie):
${env.WEBSITE_URL}${verlauf}

Sie haben keine Anfrage an uns gesendet? Dann hat jemand Ihre Adresse angegeben; Sie brauchen nichts zu tun.

Freundliche Grüße
${stelle.name}
`,
  }),
  en: ({ referenz, stelle, verlauf }: Taken) => ({
    betreff: `Your request ${referenz}`,
    text: `Hello,

thank you for your request! We will deal with it as soon as possible.

Your reference number: ${referenz}

Here you see how your request is getting on (the link is for you alone):
${env.WEBSITE_URL}${verlauf}

You have not sent us a request? Then somebody has entered your address; there is nothing you need to do.

Kind regards
${stelle.name}
`,
  }),
}

async function hasHadEnough(req: PayloadRequest, an: string): Promise<boolean> {
  const [row] = await inTransaction(
    req,
    sql`select count(*)::int as anzahl from mails where lower(an) = lower(${an})
        and anlass like 'anfrage:%:bestaetigung' and created_at > now() - interval '1 hour'`,
  )
  return Number(row?.anzahl) >= mostConfirmations
}

async function confirm(req: PayloadRequest, taken: Taken): Promise<void> {
  const { email, id, sprache } = taken
  if (email === null || (await hasHadEnough(req, email))) return
  const words = confirmations[sprache](taken)
  const anlass = `anfrage:${id}:bestaetigung`
  await postMail(req, { an: email, antwort_an: taken.stelle.email, ...words, anlass, anfrage: id })
}

async function tellOffice(req: PayloadRequest, taken: Taken): Promise<void> {
  const { art, id, referenz, stelle, zeilen } = taken
  if (stelle.email === null) return
  const address = `${env.BACK_OFFICE_URL}/admin/collections/anfragen/${id}`
  await postMail(req, {
    an: stelle.email,
    betreff: `Neue Anfrage ${referenz}: ${art}`,
    antwort_an: null,
    text: `Über die Website ist eine Anfrage eingegangen: ${art}, ${referenz}.\n\n${zeilen.join('\n')}\n\nAnsehen und beantworten:\n${address}\n`,
    anlass: `anfrage:${id}:amt`,
    anfrage: id,
  })
}

/** Writes the letters about a request into the outbox, in the transaction that keeps it (F06). */
export async function postLetters(req: PayloadRequest, taken: Taken): Promise<void> {
  await tellOffice(req, taken)
  await confirm(req, taken)
}
