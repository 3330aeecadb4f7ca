import { noticeDays } from '@kurstadt/contract'
import { forms } from '@kurstadt/contract/forms'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { standField } from '../../editing/workflow/index.ts'
import { env } from '../../env.ts'
import { asSystemInGerman } from '../../platform/as-system.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { daysLater } from '../../platform/time/days.ts'
import { hangsEmail, waitingEmail } from './emails.ts'
import { germanDay } from './german-day.ts'
import type { OwnRow } from './own-rows.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { readSettings } from './settings.ts'
import { pageOf } from './zugang.ts'

/** What a request says of who has sent it; the rest stands in what it asks for. */
const request = z.object({
  daten: z.record(z.string(), z.unknown()),
  name: z.string().nullable(),
  telefon: z.string().nullable(),
})

/** Longest name that stands on a notice. */
const longestName = 80

async function readRequest(req: PayloadRequest, id: string) {
  const [row] = await inTransaction(
    req,
    sql`select daten, name, telefon from anfragen where id = ${id}::uuid`,
  )
  return request.parse(row)
}

/** Fields of the notice that a request asks for. */
async function noticeOf(req: PayloadRequest, { anfrage, email }: OwnRow & { anfrage: string }) {
  const { daten, name, telefon } = await readRequest(req, anfrage)
  const today = todayInBerlin()
  // What was taken once is right: of the form's fields those of the person stand beside.
  const fields = forms['schwarzes-brett']().parse({
    ...daten,
    vorname: 'xx',
    nachname: 'xx',
    email,
    telefon,
    datenschutz: true,
    bild: null,
  })
  return {
    titel: fields.titel,
    art: fields.art,
    text: fields.text,
    preis: fields.preis,
    kontakt: {
      name: name?.slice(0, longestName) ?? null,
      telefon,
      email,
      zeige_name: fields.zeige_name,
      zeige_telefon: fields.zeige_telefon,
    },
    status: 'aktiv' as const,
    datum_von: today,
    ablaufdatum: daysLater(today, noticeDays),
  }
}

/** Tells the office that a notice waits for it, if it has an address. */
async function notifyOffice(req: PayloadRequest, id: string, titel: string, office: string | null) {
  if (office === null) return
  const address = `${env.BACK_OFFICE_URL}/admin/collections/schwarzes_brett/${id}`
  await postMail(req, {
    an: office,
    ...waitingEmail(titel, address),
    anlass: `brett:${id}:pruefung`,
  })
}

/**
 * Makes the notice of a request that its writer has confirmed: for the office to look at, or on the
 * board at once, as the settings say. What is confirmed twice is confirmed once. False where nothing
 * can be made of it any more: the office has deleted the request, or takes nothing from this address,
 * which is told why by mail.
 */
export async function confirmNotice(req: PayloadRequest, own: OwnRow): Promise<boolean> {
  const { anfrage } = own
  if (own.bestaetigt) return true
  if (anfrage === null || (await refuseBlocked(req, own.email))) return false
  const { hangsAtOnce, stelle } = await readSettings(req)
  const data = await noticeOf(req, { ...own, anfrage })
  const state = hangsAtOnce
    ? ({ _status: 'published' } as const)
    : ({ [standField]: 'pruefung', _status: 'draft' } as const)
  const { id } = await req.payload.create({
    collection: 'schwarzes_brett',
    draft: !hangsAtOnce,
    req,
    ...asSystemInGerman,
    data: { ...data, ...state },
  })
  await inTransaction(
    req,
    sql`update brett_aushaenge set bestaetigt_am = now(), aushang = ${id}::uuid where id = ${own.id}::uuid`,
  )
  await inTransaction(
    req,
    sql`insert into anfragen_rels (parent_id, path, schwarzes_brett_id)
        values (${anfrage}::uuid, 'entwurf', ${id}::uuid)`,
  )
  if (!hangsAtOnce) {
    await notifyOffice(req, id, data.titel, stelle.email)
    return true
  }
  const page = pageOf(own.schreiber, req.payload.secret)
  const written = hangsEmail(data.titel, germanDay(data.ablaufdatum), page)
  const anlass = `brett:${own.schreiber}:haengt:${own.id}`
  await postMail(req, { an: own.email, antwort_an: stelle.email, ...written, anlass, tage: 14 })
  return true
}
