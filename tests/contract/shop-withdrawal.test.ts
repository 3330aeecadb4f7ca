import { randomUUID } from 'node:crypto'
import { bestellung, widerrufAntwort } from '@kurstadt/contract/shop'
import { beforeAll, expect, test } from 'vitest'
import { nummerOf, openShop, type Shop, wish } from './shop.ts'

// § 356a BGB, reliability F12, T60, T62, T63, T65: a withdrawal is taken at once and never lost.

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

const declared = {
  bestellnummer: 'zwei Becher vom 3. November',
  name: 'Probe Person',
  email: 'probe@person.example',
  umfang: '',
}

async function declare(felder: Record<string, string> = {}, rest: object = {}) {
  const body = { sprache: 'de', schluessel: randomUUID(), felder: { ...declared, ...felder } }
  const response = await shop.ask('widerruf', { ...body, ...rest })
  return widerrufAntwort.parse(await response.json())
}

const mailsOf = (email: string) =>
  shop.rows(`select * from mails where an = $1 and anlass like 'widerruf:%' order by anlass`, [
    email,
  ])

test('a declaration is kept, and its receipt says what was declared, on which day and at what time', async () => {
  const email = 'empfang@post.example'
  const answer = await declare({ email, umfang: 'Nur den Becher,\nnicht den Honig.' })
  expect(answer.ergebnis).toBe('eingegangen')
  const [kept] = await shop.rows('select * from widerrufe where email = $1', [email])
  expect(kept).toMatchObject({ name: 'Probe Person', bestellung_id: null, erledigt: false })
  const [receipt] = await mailsOf(email)
  expect(receipt).toMatchObject({
    betreff: 'Ihr Widerruf ist eingegangen',
    antwort_an: 'shop@silberbronn.example',
    zustand: 'wartet',
  })
  const text = String(receipt?.text)
  expect(text).toMatch(/am \d{1,2}\. \S+ 20\d\d, \d\d:\d\d:\d\d Uhr bei uns eingegangen/)
  expect(text).toContain('Bestellung: zwei Becher vom 3. November')
  expect(text).toContain('Umfang: Nur den Becher,\n    nicht den Honig.')
  const office = await shop.rows(`select * from mails where anlass = $1`, [
    `widerruf:${String(kept?.id)}:amt`,
  ])
  expect(office).toMatchObject([{ an: 'shop@silberbronn.example', antwort_an: email }])
})

test('number and address of an order find it, and its page says that the withdrawal is in', async () => {
  const bought = await shop.buy(wish(shop.honey), { email: 'findet@post.example' })
  const nummer = nummerOf(bought)
  const felder = { bestellnummer: ` b-${nummer} `, email: 'FINDET@post.example' }
  await declare(felder)
  await declare(felder)
  const rows = await shop.rows(
    `select w.id from widerrufe w join bestellungen o on o.id = w.bestellung_id where o.nummer = $1`,
    [nummer],
  )
  expect(rows).toHaveLength(2)
  const zugang = bought.ergebnis === 'bestellt' ? bought.zugang : ''
  const shown = bestellung.parse(await (await shop.ask('bestellung', { zugang })).json())
  expect(shown.widerruf.moeglich).toBe(false)
  expect(shown.ueberweisung).toBeNull()
  expect(shown.widerruf.eingegangen_am).not.toBeNull()
  expect(shown.schritte.filter(({ was }) => was === 'widerrufen')).toHaveLength(1)
})

test('nobody hears whether there is such an order, and nobody touches one of somebody else (T65)', async () => {
  const bought = await shop.buy(wish(shop.honey), { email: 'opfer@post.example' })
  const nummer = nummerOf(bought)
  const wrong = await declare({ bestellnummer: `B-${nummer}`, email: 'fremd@post.example' })
  const none = await declare({ bestellnummer: 'B-99999999' })
  expect([wrong, none].map((one) => Object.keys(one))).toEqual([
    ['ergebnis', 'eingegangen_am'],
    ['ergebnis', 'eingegangen_am'],
  ])
  const [order] = await shop.rows('select verlauf from bestellungen where nummer = $1', [nummer])
  expect(JSON.stringify(order)).not.toContain('widerruf')
})

test('the same declaration twice, at once or later, is one and came when it first came (F12)', async () => {
  const rest = { schluessel: randomUUID() }
  const email = 'doppelt@post.example'
  const answers = await Promise.all([1, 2, 3].map(() => declare({ email }, rest)))
  answers.push(await declare({ email }, rest))
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(await shop.rows('select id from widerrufe where email = $1', [email])).toHaveLength(1)
  expect(await mailsOf(email)).toHaveLength(1)
})

test('a form sent again with a slip corrected is a declaration of its own, with its receipt', async () => {
  const rest = { schluessel: randomUUID() }
  const [wrong, right] = ['vertippt@gmial.example', 'vertippt@gmail.example']
  await declare({ email: wrong }, rest)
  await declare({ email: right }, rest)
  await declare({ email: right }, rest)
  expect([await mailsOf(wrong), await mailsOf(right)].map(({ length }) => length)).toEqual([1, 1])
  expect(await shop.rows('select id from widerrufe where email = $1', [right])).toHaveLength(1)
})

test.each([
  [{ bestellnummer: ' ' }, { bestellnummer: 'fehlt' }],
  [{ name: 'P' }, { name: 'kurz' }],
  [{ email: 'probe@person' }, { email: 'ungueltig' }],
  [{ name: 'Mehr auf www.spam.example' }, { name: 'links' }],
  [{ umfang: 'Schreiben Sie an spam@post.example' }, { umfang: 'links' }],
  [{ umfang: 'Hier zahlen: stadtkasse-zahlung.com/login' }, { umfang: 'links' }],
  [{ umfang: 'x'.repeat(1_001) }, { umfang: 'lang' }],
  [{ bestellnummer: 'B-1\nBcc: a' }, { bestellnummer: 'zeichen' }],
])('%j is refused by its field', async (felder, fehler) => {
  expect(await declare(felder)).toEqual({ ergebnis: 'fehler', fehler })
})

test('one address gets five receipts in an hour; every declaration is kept (T63)', async () => {
  const email = 'viele@post.example'
  for (let count = 0; count < 7; count += 1) await declare({ email })
  expect(await shop.rows('select id from widerrufe where email = $1', [email])).toHaveLength(7)
  expect(await mailsOf(email)).toHaveLength(5)
})

test('whoever withdraws from an order of theirs gets the receipt, whoever has used up the five', async () => {
  const email = 'gestoert@post.example'
  for (let count = 0; count < 6; count += 1) await declare({ email })
  const nummer = nummerOf(await shop.buy(wish(shop.honey), { email }))
  await declare({ email, bestellnummer: `B-${nummer}` })
  const receipts = await mailsOf(email)
  expect(receipts).toHaveLength(6)
  expect(
    receipts.filter(({ text }) => String(text).includes(`Bestellung: B-${nummer}`)),
  ).toHaveLength(1)
})

test('a sender who declares without end is told to wait (T60)', async () => {
  const headers = { 'X-Absender': randomUUID() }
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    const felder = { ...declared, email: `nr${count}@post.example` }
    const body = { sprache: 'de', schluessel: randomUUID(), felder }
    statuses.push((await shop.ask('widerruf', body, headers)).status)
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(statuses[20]).toBe(429)
})

test('in English the receipt is in English', async () => {
  const email = 'english@post.example'
  await declare({ email }, { sprache: 'en' })
  expect(await mailsOf(email)).toMatchObject([{ betreff: 'We have received your withdrawal' }])
})
