import { setTimeout as sleep } from 'node:timers/promises'
import { shopPfade } from '@kurstadt/contract/shop'
import type { Payload } from 'payload'
import type pg from 'pg'
import { hashOfZugang } from '../../apps/cms/src/subjects/shop/bestellung/zugang.ts'
import { cartIdOf } from '../../apps/cms/src/subjects/shop/warenkorb/store.ts'
import { readCartCookie } from '../../apps/website/src/content/cart-cookie.ts'
import { letGo } from '../contract/orders.ts'
import { type Article, buyer } from '../contract/shop.ts'
import type { Dice } from '../support/dice.ts'

// What visitors and the office do in a shop whose processes are killed, and what has to hold then.

/** Somebody with a full cart who has come to the button that orders. */
export type Buyer = { cookie: string; stand: string; schluessel: string }

/** What a thank-you page has said. */
export type Thanked = { korb: string; schluessel: string; zugang: string; nummer: string }

/** How the website is asked: where it is, and from how many senders, so that none is over its limit. */
export type Shopping = { url: string; dice: Dice }

const { de } = shopPfade

/** Asks the website as a browser does that runs no script; null when nobody answered. */
async function visit(
  { dice, url }: Shopping,
  path: string,
  { cookie, form }: { cookie?: string; form?: Record<string, string> } = {},
): Promise<Response | null> {
  const sender = `203.${dice(256)}.${dice(256)}.${dice(256)}`
  const headers = { Origin: url, 'X-Forwarded-For': sender, ...(cookie && { Cookie: cookie }) }
  const body = form && new URLSearchParams(form)
  const request = { headers, redirect: 'manual', signal: AbortSignal.timeout(15_000) } as const
  return fetch(url + path, { ...request, ...(body && { method: 'POST', body }) }).catch(() => null)
}

const hiddenIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

/** Fills a cart and goes to the button that orders; null when somebody was killed on the way. */
export async function goToButton(
  shopping: Shopping,
  articles: readonly Article[],
): Promise<Buyer | null> {
  let cookie: string | undefined
  for (const { nummer } of articles) {
    const form = { tun: 'hineinlegen', artikel: String(nummer), menge: '1' }
    const put = await visit(shopping, '/de/', { form, ...(cookie && { cookie }) })
    cookie = put?.headers.get('set-cookie')?.split(';')[0] ?? cookie
  }
  if (cookie === undefined) return null
  const form = { ...buyer, zahlung: shopping.dice(2) === 0 ? 'vorkasse' : 'rechnung' }
  await visit(shopping, de.kasse, { cookie, form })
  const html = (await (await visit(shopping, de.pruefen, { cookie }))?.text()) ?? ''
  const [stand, schluessel] = [hiddenIn(html, 'stand'), hiddenIn(html, 'schluessel')]
  return stand === '' ? null : { cookie, stand, schluessel }
}

/** Where an order led to: its page, back to the cart, or nowhere. */
async function press(shopping: Shopping, { cookie, ...form }: Buyer): Promise<string | null> {
  const answer = await visit(shopping, de.pruefen, { cookie, form })
  return answer?.status === 303 ? answer.headers.get('location') : null
}

/** Clicks of somebody who wants it: until whoever was killed is back. */
const mostTries = 20

const pageOfOrder = new RegExp(`^${de.bestellung('([\\w-]{22})')}$`)

/** What came of a click: a page of thanks, a cart that says what has changed, or nothing. */
async function click(shopping: Shopping, from: Buyer): Promise<Thanked | 'changed' | null> {
  // Now and then somebody clicks twice.
  const clicks = Array.from({ length: shopping.dice(4) === 0 ? 2 : 1 }, () => press(shopping, from))
  const [location] = await Promise.all(clicks)
  if (location?.startsWith(de.warenkorb)) return 'changed'
  const [, zugang] = pageOfOrder.exec(location ?? '') ?? []
  if (zugang === undefined) return null
  const page = await visit(shopping, de.bestellung(zugang))
  const [nummer] = /B-\d+/.exec(page?.status === 200 ? await page.text() : '') ?? []
  const korb = cartIdOf(readCartCookie(from.cookie) ?? '')
  return nummer === undefined ? null : { korb, schluessel: from.schluessel, zugang, nummer }
}

/**
 * Orders, under the same key until somebody answers; what the page of thanks says, or null when there
 * is none, for instance because the last piece is gone.
 */
export async function order(shopping: Shopping, from: Buyer): Promise<Thanked | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const outcome = await click(shopping, from)
    if (outcome !== null) return outcome === 'changed' ? null : outcome
    await sleep(500)
  }
  return null
}

/** What is wrong with an order that is kept: each is a row, and none may be. */
const torn = `
  select o.nummer::int as nummer, o.stand from bestellungen o
  where (select count(*) from shop_belege b where b.bestellung = o.id and b.art = 'rechnung') <> 1
    or (select count(*) from shop_belege b where b.bestellung = o.id and b.art = 'korrektur')
      <> (o.stand = 'storniert')::int
    or (select count(*) from mails m where m.bestellung_id = o.id
      and (m.anlass like '%:bestaetigung' or m.anlass like '%:amt')
      and (m.zustand = 'gesendet' or m.naechster_versuch is not null)) <> 2
    or (select coalesce(sum(b.menge), 0) from shop_bewegungen b where b.bestellung = o.id) <>
      case when o.stand = 'storniert' then 0 else
        -(select sum((p ->> 'menge')::int) from jsonb_array_elements(o.positionen) p) end`

/** Articles of which a piece is not accounted for: stock and sold are not what was delivered. */
const unbooked = `
  select l.titel, a.menge_limit::int as geliefert, a.menge_aktuell::int as weg,
    coalesce(sold.menge, 0)::int as verkauft, booked.menge::int as gebucht
  from shop_artikel a
  join shop_artikel_locales l on l._parent_id = a.id and l._locale = 'de'
  join lateral (select coalesce(sum(b.menge), 0) as menge from shop_bewegungen b
    where b.artikel = a.id) booked on true
  left join (
    select (p ->> 'artikel')::uuid as artikel, sum((p ->> 'menge')::int) as menge
    from bestellungen o, jsonb_array_elements(o.positionen) p
    where o.stand <> 'storniert' group by 1
  ) sold on sold.artikel = a.id
  where a.menge_limit is not null and (
    a.menge_aktuell <> coalesce(sold.menge, 0) or a.menge_aktuell > a.menge_limit
    or booked.menge <> a.menge_limit - a.menge_aktuell)`

/** Numbers of invoices and credit notes that are missing between the first and the last. */
const gaps = `
  select n from (select right(nummer, 5)::int as n from shop_belege) b
  right join generate_series(1, (select count(*)::int from shop_belege)) n using (n)
  where b.n is null`

type Row = pg.QueryResultRow

type Ask = <R extends Row>(statement: string) => Promise<R[]>

const acts = ['storniert', 'bezahlt', 'storniert', 'versandt'] as const

/** The office does something with an order; whoever is killed meanwhile lets it fail. */
export async function workOn(payload: Payload, dice: Dice, ask: Ask): Promise<void> {
  const all = 'select id from bestellungen order by nummer'
  const rows = await ask<{ id: string }>(all).catch(() => [])
  const id = rows[dice(rows.length)]?.id
  if (id === undefined) return
  await letGo(payload, id, acts[dice(acts.length)] ?? 'storniert').catch(() => null)
}

/** Whatever is wrong with the shop's books, in rows. */
export async function faultsOf(ask: Ask): Promise<Record<string, Row[]>> {
  return { torn: await ask(torn), unbooked: await ask(unbooked), gaps: await ask(gaps) }
}

type KeptOrder = { schluessel: string; zugang: string; nummer: string }

/** Thank-you pages without an order of that number behind the link, or with a cart that is still full. */
export async function lostOf(ask: Ask, thanked: readonly Thanked[]): Promise<Thanked[]> {
  const rows = await ask<KeptOrder>(
    "select schluessel, zugang, 'B-' || nummer::int as nummer from bestellungen",
  )
  const full = new Set(
    (await ask<{ korb: string }>('select korb from warenkorb_positionen')).map(({ korb }) => korb),
  )
  const kept = new Map(rows.map((row) => [row.schluessel, row]))
  return thanked.filter(({ korb, nummer, schluessel, zugang }) => {
    const row = kept.get(schluessel)
    return row?.nummer !== nummer || row.zugang !== hashOfZugang(zugang) || full.has(korb)
  })
}
