import type { Sprache } from '@kurstadt/contract'
import { createTransport } from 'nodemailer'
import { htmlOf } from './html.ts'

/** A letter as the post takes it. */
export type Letter = {
  to: string
  replyTo: string | null
  subject: string
  text: string
  sprache: Sprache
  messageId: string
}

/** The way out: sends one letter or throws. */
export type Transport = (letter: Letter) => Promise<void>

/** Longest waits for the mail server in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The way over the mail server of `SMTP_URL`; null when there is none. */
export function openTransport(url: string | undefined, from: string): Transport | null {
  if (url === undefined) return null
  const smtp = createTransport({
    url,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, replyTo, sprache, ...letter }) => {
    // As objects: in a text a comma would add another recipient.
    await smtp.sendMail({
      from: { name: '', address: from },
      to: [{ name: '', address: to }],
      ...(replyTo === null ? {} : { replyTo: [{ name: '', address: replyTo }] }),
      html: htmlOf(letter.text, sprache),
      ...letter,
    })
  }
}

/** True when the mail server said that it will never take this letter (5xx). */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error)) return false
  return typeof error.responseCode === 'number' && error.responseCode >= 500
}
