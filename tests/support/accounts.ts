import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { z } from 'zod'
import { asEditor } from './as-editor.ts'
import { backOffice } from './editor.ts'
import { editors } from './editors.ts'

/** Asks the database of the stack; nobody reads a mail's link anywhere else. */
async function ask(text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL ?? '' })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text, values)
  await client.end()
  return rows
}

/** Makes an account for the intranet in the back office, as whoever keeps it would; answers its address. */
export async function inviteColleague(request: APIRequestContext, name: string): Promise<string> {
  const email = `${randomUUID()}@rathaus.example`
  const data = { vorname: 'Ayşe', nachname: name, email }
  const made = await asEditor(request, editors.clerk, (headers) =>
    request.post(`${backOffice}/api/intranet_konten?locale=de`, { headers, data }),
  )
  expect(made.status(), await made.text()).toBe(201)
  return email
}

/** The link in the newest mail to somebody: the one with this in its path. */
export async function linkInMail(email: string, part = '/passwort/'): Promise<string> {
  const text = 'select text from mails where an = $1 order by created_at desc limit 1'
  const [mail] = z.array(z.object({ text: z.string() })).parse(await ask(text, [email]))
  const links = mail?.text.match(/https?:\/\/\S+/g) ?? []
  const link = links.find((address) => address.includes(part))
  if (link === undefined) throw new Error(`no link was mailed to ${email}`)
  return link
}

const mail = z.object({ betreff: z.string(), text: z.string() })

/** Mails to somebody, oldest first. */
export async function mailsTo(email: string): Promise<z.infer<typeof mail>[]> {
  const text = 'select betreff, text from mails where an = $1 order by created_at, id'
  return z.array(mail).parse(await ask(text, [email]))
}

/** As if the codes that were used had been shown long ago: a test does not wait for half a minute. */
export const forgetUsedCodes = () => ask('update zweitfaktoren set letzter_schritt = 0')

/** What the app on the telephone shows. */
export const shownBy = (key: string): string =>
  TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })

/** The key that a page shows to be typed by hand. */
export const keyOn = async (page: Page): Promise<string> =>
  (await page.locator('code').first().textContent()) ?? ''

/** Ends the sessions of an account as time does. */
export const endSessionsOf = (email: string) =>
  ask(
    `update anmeldungen set gesehen_am = now() - interval '2 days' where konto in
       (select id::text from intranet_konten where email = $1
        union select id::text from raete where email = $1)`,
    [email],
  )

/** As if a council member had set their first password themselves. */
export const keepFirstPassword = (email: string) =>
  ask(
    `update anmeldedaten set einmal = false where bereich = 'rat'
       and konto in (select id::text from raete where email = $1)`,
    [email],
  )
