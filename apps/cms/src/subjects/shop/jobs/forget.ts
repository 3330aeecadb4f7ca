import { sql } from '../../../platform/database/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { contactDays, orderYears } from '../kept.ts'
import { lastPaper, stillRuns } from '../personendaten/index.ts'
import { cartDays } from '../warenkorb/index.ts'

/** Carts that nobody has looked at as long as their cookie lives. */
const forgottenCarts = (now: string) => sql`
  delete from warenkoerbe where
  gesehen_am < ${now}::timestamptz - make_interval(days => ${cartDays}::int)`

/** Names and addresses that somebody has entered at the checkout and not ordered with. */
const leftAtCheckout = (now: string) => sql`
  update warenkoerbe set kasse = null, kasse_bis = null where kasse_bis <= ${now}::timestamptz`

/** How to reach whoever ordered: the books do not need it, nor does the link to the order go. */
const oldContacts = (now: string) => sql`
  update bestellungen o set email = null, telefon = null, notiz = null
  where (email is not null or telefon is not null or notiz is not null)
    and not ${stillRuns(contactDays, sql`${now}::timestamptz`)}`

/** Orders with their papers, eight years after the end of the year of the last one (§ 147 AO). */
const oldOrders = (now: string) => sql`
  with gone as (
    delete from bestellungen o
    where ${lastPaper} < date_trunc('year', ${now}::timestamptz at time zone 'Europe/Berlin')
      at time zone 'Europe/Berlin' - make_interval(years => ${orderYears}::int)
    returning id, nummer
  )
  insert into protokoll (wer, vorgang, sammlung, eintrag, dokument, felder)
  select 'System', 'geloescht', 'bestellungen', 'Bestellung ' || nummer::int, id::text, '' from gone`

/** Withdrawals that are dealt with, once nobody can claim anything from them (§ 195, § 199 BGB). */
const oldWithdrawals = (now: string) => sql`
  with gone as (
    delete from widerrufe where erledigt
      and eingegangen_am < date_trunc('year', ${now}::timestamptz) - interval '3 years'
    returning id, nummer
  )
  insert into protokoll (wer, vorgang, sammlung, eintrag, dokument, felder)
  select 'System', 'geloescht', 'widerrufe', 'Widerruf ' || nummer::int, id::text, '' from gone`

/** Who was let in with which ticket, once nobody asks any more; the order itself says what was sold. */
const oldEntries = (now: string) => sql`
  delete from shop_einlass where am < ${now}::timestamptz - interval '1 year'`

/** Deletes what the shop has kept long enough (T67). */
export async function forgetShop({ payload, now }: JobTools): Promise<void> {
  const at = now().toISOString()
  const statements = [
    forgottenCarts,
    leftAtCheckout,
    oldContacts,
    oldOrders,
    oldWithdrawals,
    oldEntries,
  ]
  for (const statement of statements) await payload.db.drizzle.execute(statement(at))
}
