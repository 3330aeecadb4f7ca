import type { Sprache } from '@kurstadt/contract'
import { env } from '../../../env.ts'
import type { Mail } from '../../../platform/mail/index.ts'
import type { Stelle } from '../inbox/index.ts'

/** What the emails about a request say. */
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

/** A thank-you that comes weeks later, when a mail server is set at last, only confuses. */
const confirmationDays = 14

function confirmation(taken: Taken): Mail[] {
  const { email, id, sprache, stelle } = taken
  if (email === null) return []
  const words = confirmations[sprache](taken)
  const anlass = `anfrage:${id}:bestaetigung`
  return [{ an: email, antwort_an: stelle.email, ...words, anlass, tage: confirmationDays }]
}

/** The email to the office; whoever answers it writes to the sender. */
function toOfficeEmail({ art, email, id, referenz, stelle, zeilen }: Taken): Mail[] {
  if (stelle.email === null) return []
  const address = `${env.BACK_OFFICE_URL}/admin/collections/anfragen/${id}`
  const text = `Über die Website ist eine Anfrage eingegangen: ${art}, ${referenz}.\n\n${zeilen.join('\n')}\n\nAnsehen und beantworten:\n${address}\n`
  const betreff = `Neue Anfrage ${referenz}: ${art}`
  return [{ an: stelle.email, antwort_an: email, betreff, text, anlass: `anfrage:${id}:amt` }]
}

/** The emails about a request, for the outbox. */
export function emailsAbout(taken: Taken): Mail[] {
  return [...toOfficeEmail(taken), ...confirmation(taken)]
}
