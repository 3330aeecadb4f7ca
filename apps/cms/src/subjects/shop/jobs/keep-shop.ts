import { z } from 'zod'
import { env } from '../../../env.ts'
import { inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { notifyHolders, notifyMoved } from '../absagen/index.ts'
import { carryOut } from '../abwicklung/index.ts'
import { recentSettings } from '../einstellungen/index.ts'
import { pruefeOffene } from '../online/index.ts'

/** Orders whose last day to be paid is over and that nobody has withdrawn from, oldest first. */
async function findUnpaid({ payload, now }: JobTools): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select o.id from bestellungen o
        where o.stand = 'wartet' and o.zahlbar_bis < ${now().toISOString()}
          and not exists (select from widerrufe w
            where w.bestellung_id = o.id and not coalesce(w.erledigt, false))
        order by o.zahlbar_bis`,
  )
  return rows.map(({ id }) => String(id))
}

/** Cancels them one by one: one that cannot be cancelled keeps no other from it. */
async function cancelUnpaid(tools: JobTools): Promise<void> {
  const unknown = await pruefeOffene(tools)
  for (const id of await findUnpaid(tools)) {
    // Nobody knows whether it is paid: its pieces stay until somebody does.
    if (unknown.has(id)) continue
    try {
      const refusal = await oneTransaction(tools.payload, (req) => carryOut(req, id, 'verfallen'))
      if (refusal === null) tools.log.info({ id }, 'an order was not paid in time')
    } catch (error) {
      tools.log.error({ err: error, id }, 'an order that was not paid cannot be cancelled')
    }
  }
}

const low = z.object({
  artikel: z.string(),
  titel: z.string(),
  rest: z.coerce.number<number | string>(),
})

/** What has just run low; it is told once, and again only after there was more of it. */
const findLow = sql`
  with knapp as (
    select id, menge_limit - menge_aktuell as rest from shop_artikel
    where aktiv and _status = 'published' and menge_limit is not null and meldebestand is not null
      and menge_limit - menge_aktuell <= meldebestand
  ), wieder_da as (
    delete from shop_meldungen where artikel not in (select id from knapp)
  ), neu as (
    insert into shop_meldungen (artikel) select id from knapp on conflict do nothing
    returning artikel
  )
  select neu.artikel, knapp.rest, coalesce(l.titel, '') as titel from neu
  join knapp on knapp.id = neu.artikel
  left join shop_artikel_locales l on l._parent_id = neu.artikel and l._locale = 'de'
  order by titel`

/** Mails to whoever keeps the stock what has run low, all of it in one letter. */
async function notifyOfLowStock({ payload, now }: JobTools): Promise<void> {
  const { settings } = await recentSettings(payload, 'de')
  const an = settings.bestand_email
  if (an === null) return
  await oneTransaction(payload, async (req) => {
    const lines = (await inTransaction(req, findLow)).map((row) => low.parse(row))
    if (lines.length === 0) return
    const text = [
      'Im Shop wird knapp:',
      lines.map(({ rest, titel }) => `${titel}: noch ${Math.max(0, rest)}`).join('\n'),
      `Ansehen:\n${env.BACK_OFFICE_URL}/admin/collections/shop_artikel`,
    ]
    await postMail(req, {
      an,
      betreff: lines.length === 1 ? `Wird knapp: ${lines[0]?.titel}` : 'Im Shop wird einiges knapp',
      text: `${text.join('\n\n')}\n`,
      anlass: `bestand:${now().toISOString()}:amt`,
    })
  })
}

/** Tells of cancelled and moved events, cancels what was not paid in time, and tells of what runs low. */
export async function keepShop(_: object, tools: JobTools): Promise<void> {
  // First: whoever hears that their event takes place after all has time to pay.
  await notifyHolders(tools)
  await notifyMoved(tools)
  await cancelUnpaid(tools)
  await notifyOfLowStock(tools)
}
