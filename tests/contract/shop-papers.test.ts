import { bestellung } from '@kurstadt/contract/shop'
import { beforeAll, expect, test } from 'vitest'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import { readCodes } from '../support/read-codes.ts'
import { readPdf } from '../support/read-pdf.ts'
import { readLetter, startMailServer } from '../support/smtp.ts'
import { richText } from './lexical.ts'
import { nummerOf, openShop, type Shop, wish } from './shop.ts'

// Spec 2.7, reliability T65: what somebody gets to read of their order, and the papers of it.

const from = 'website@bad-silberbronn.example'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

async function bought(
  ...args: Parameters<Shop['buy']>
): Promise<{ nummer: number; zugang: string }> {
  const answer = await shop.buy(...args)
  const nummer = nummerOf(answer)
  return { nummer, zugang: answer.ergebnis === 'bestellt' ? answer.zugang : '' }
}

const look = async (zugang: string) =>
  bestellung.parse(await (await shop.ask('bestellung', { zugang })).json())

test('the link of an order shows what was ordered, what it costs and how it is paid', async () => {
  const { nummer, zugang } = await bought(wish(shop.cup, { menge: 2, anmerkungen: 'Geschenk' }))
  const response = await shop.ask('bestellung', { zugang })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const order = bestellung.parse(await response.json())
  expect(order).toMatchObject({
    nummer: `B-${nummer}`,
    stand: 'wartet',
    schritte: [{ was: 'bestellt' }],
    positionen: [{ titel: 'Becher', menge: 2, preis_cent: 1290, anmerkungen: 'Geschenk' }],
    summe_cent: 2880,
    empfaenger: ['Probe Person', 'Musterweg 1', '78375 Bad Silberbronn'],
    ueberweisung: { iban: 'DE02120300000000202051', zweck: `B-${nummer}`, cent: 2880 },
    papiere: [{ papier: 'rechnung' }, { papier: 'widerruf' }],
    widerruf: { moeglich: true, eingegangen_am: null },
  })
  expect(order.ueberweisung?.girocode).toContain('EUR28.80')
})

test('a link that opens nothing is a 404, and the table opens none (T65)', async () => {
  const { zugang } = await bought(wish(shop.honey))
  const wrong = `${zugang.slice(0, -1)}${zugang.endsWith('A') ? 'B' : 'A'}`
  expect((await shop.ask('bestellung', { zugang: wrong })).status).toBe(404)
  expect((await shop.ask('bestellung', { zugang: '../etc' })).status).toBe(400)
  expect(JSON.stringify(await shop.rows('select * from bestellungen'))).not.toContain(zugang)
})

test('a sender looks at a hundred and twenty orders in ten minutes, in all processes together', async () => {
  const who = { 'X-Absender': 'ein-rater' }
  const statuses = await Promise.all(
    Array.from(
      { length: 122 },
      async () => (await shop.ask('bestellung', { zugang: 'x'.repeat(22) }, who)).status,
    ),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test('its papers are drawn from what was kept, whatever changes later', async () => {
  const { nummer, zugang } = await bought(wish(shop.honey, { menge: 3 }))
  await shop.change(shop.honey, { preis_cent: 9900, titel: 'Teurer Honig' })
  const response = await shop.ask('beleg', { zugang, papier: 'rechnung' })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { pages } = await readPdf(bytes)
  expect(plain(pages.join(' '))).toContain('3 Honig 7 % 11,50 € 34,50 €')
  expect((await readCodes(bytes))[0]).toContain(`EUR37.50\n\n\nB-${nummer}`)
  await shop.change(shop.honey, { preis_cent: 1150, titel: 'Honig' })
  const terms = await shop.ask('beleg', { zugang, papier: 'widerruf' })
  const words = plain((await readPdf(new Uint8Array(await terms.arrayBuffer()))).pages.join(' '))
  expect(words).toContain('Touristik Bad Silberbronn GmbH')
  for (const papier of ['agb', 'karten', 'RE-2026-99999'])
    expect((await shop.ask('beleg', { zugang, papier })).status).toBe(404)
  for (const papier of ['kartenspiel', '../rechnung'])
    expect((await shop.ask('beleg', { zugang, papier })).status).toBe(400)
})

async function tools(smtp: string): Promise<JobTools> {
  const { openTransport } = await import('../../apps/cms/src/platform/mail/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const { openMailPapers } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
  const { payload } = shop
  const papers = openMailPapers(payload.db.pool, payload.secret)
  return { payload, log, now: () => new Date(), transport: openTransport(smtp, from), from, papers }
}

test('the confirmation goes out with the invoice, the terms and the form of withdrawal', async () => {
  const { sendMail } = await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
  await shop.payload.updateGlobal({
    slug: 'shop_einstellungen',
    locale: 'de',
    overrideAccess: true,
    data: {
      agb: richText({ type: 'paragraph', children: [{ text: 'Es gilt deutsches Recht.' }] }),
    },
  })
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  const { nummer, zugang } = await bought(wish(shop.honey), { email: 'anhang@post.example' })
  expect(await look(zugang)).toMatchObject({ papiere: [{}, { papier: 'agb' }, {}] })
  const [mail] = await shop.rows(`select id from mails where an = 'anhang@post.example'`)
  const smtp = await startMailServer()
  await sendMail({ id: String(mail?.id) }, await tools(smtp.url))
  const letter = await readLetter(smtp.letters[0] ?? '')
  expect(letter.subject).toBe(`Ihre Bestellung B-${nummer}`)
  expect(letter.text).toContain('die Rechnung, unsere Allgemeinen Geschäftsbedingungen und die')
  expect(letter.replyTo?.[0]?.address).toBe('shop@silberbronn.example')
  const files = letter.attachments.map(({ filename, mimeType }) => [filename, mimeType])
  expect(files).toEqual([
    [expect.stringMatching(/^Rechnung-RE-\d{4}-\d{5}\.pdf$/), 'application/pdf'],
    ['AGB.pdf', 'application/pdf'],
    ['Widerruf.pdf', 'application/pdf'],
  ])
  const texts = await Promise.all(
    letter.attachments.map(async ({ content }) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
      return plain((await readPdf(bytes)).pages.join(' '))
    }),
  )
  expect(texts[0]).toContain(`Bestellung: B-${nummer}`)
  expect(texts[1]).toContain('Es gilt deutsches Recht.')
  expect(texts[2]).toContain('Muster-Widerrufsformular')
})

test('terms as they were agreed to stay with the order when the town writes others', async () => {
  const { zugang } = await bought(wish(shop.honey))
  await shop.payload.updateGlobal({
    slug: 'shop_einstellungen',
    locale: 'de',
    overrideAccess: true,
    data: { verkaeufer: { name: 'Neue Touristik GmbH' } },
  })
  const terms = await shop.ask('beleg', { zugang, papier: 'widerruf' })
  const words = plain((await readPdf(new Uint8Array(await terms.arrayBuffer()))).pages.join(' '))
  expect(words).toContain('Touristik Bad Silberbronn GmbH')
  expect(words).not.toContain('Neue Touristik')
})
