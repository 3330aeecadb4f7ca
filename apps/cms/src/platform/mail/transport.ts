import type { Sprache } from '@kurstadt/contract'
import { createTransport } from 'nodemailer'
import { htmlOf } from './html.ts'

/** A file that goes with a mail. */
export type Attachment = { filename: string; content: Buffer; contentType: string }

/** A mail as the mail server takes it. */
export type Letter = {
  to: string
  replyTo: string | null
  /** Who writes, as a mail program shows it: the town. */
  senderName: string
  /** Written by the product: no out-of-office reply comes back (RFC 3834). */
  isAutomatic: boolean
  subject: string
  text: string
  sprache: Sprache
  messageId: string
  /** Where a mail program ends what this mail is one of, by one click (RFC 8058); null for no such mail. */
  unsubscribe: string | null
  attachments?: Attachment[]
}

/** The way to the mail server. */
export type Transport = {
  /** Sends one mail or throws. */
  send(letter: Letter): Promise<void>
  /** Opens a connection and logs in, without sending anything; throws what is wrong. */
  verify(): Promise<void>
}

/** Longest waits for the mail server in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Says that nobody sat there and wrote, and how no more of them come. */
const headersOf = ({ isAutomatic, unsubscribe }: Pick<Letter, 'isAutomatic' | 'unsubscribe'>) => ({
  ...(isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
  ...(unsubscribe === null
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
})

/** The way over the mail server of `SMTP_URL`; null when there is none. */
export function openTransport(url: string | undefined, from: string): Transport | null {
  if (url === undefined) return null
  const smtp = createTransport({
    url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send = async (all: Letter) => {
    const { to, replyTo, sprache, senderName, isAutomatic, unsubscribe, ...letter } = all
    // As objects: in a text a comma would add another recipient.
    await smtp.sendMail({
      from: { name: senderName, address: from },
      to: [{ name: '', address: to }],
      ...(replyTo === null ? {} : { replyTo: [{ name: '', address: replyTo }] }),
      headers: headersOf(all),
      html: htmlOf(letter.text, sprache),
      ...letter,
    })
  }
  const verify = async () => void (await smtp.verify())
  return { send, verify }
}
