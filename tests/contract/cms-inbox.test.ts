import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { BackOffice } from './back-office.ts'
import { openInbox } from './inbox.ts'
import { german, local } from './writing.ts'

// The requests' inbox: answers, letters, the table, and who may (spec 2.7; T02, T49, T61, T67).

let office: BackOffice
let guests: string
let hall: string

beforeAll(async () => {
  office = await openInbox()
  guests = await office.logIn('tourismus')
  hall = await office.logIn('rathaus')
})

type Asked = {
  art?: 'fuehrung' | 'kontakt'
  name?: string
  email?: string | null
  daten?: object
  /** None for a request that somebody has noted by hand. */
  schluessel?: null
}

async function ask({ art = 'fuehrung', ...rest }: Asked = {}): Promise<string> {
  const data = { art, name: 'Ayşe Öztaş', email: 'a@b.example', status: 'neu', ...rest } as const
  const schluessel = crypto.randomUUID()
  const asked = { schluessel, ...data, daten: { ...data.daten }, sprache: 'de' as const }
  const { id } = await office.payload.create({ collection: 'anfragen', ...local, data: asked })
  return id
}

const gern = { betreff: 'Ihre Führung', text: 'Gern!\r\nBis bald.', bisher: 0, erledigt: false }

const answer = (id: string, body: object = gern, token = guests) =>
  office.call('POST', `anfragen/${id}/antwort`, body, token)

async function mailsOf(id: string) {
  const where = { anfrage: { equals: id } }
  const found = await office.payload.find({ collection: 'mails', where, sort: 'anlass', ...local })
  return found.docs
}

const requestOf = (id: string) =>
  office.payload.findByID({ collection: 'anfragen', id, ...local, disableErrors: true })

test('an answer goes through the outbox, is kept with the request, and is part of its history', async () => {
  const id = await ask()
  expect((await answer(id)).status).toBe(200)
  const [mail, ...others] = await mailsOf(id)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    an: 'a@b.example',
    antwort_an: 'gast@town.example',
    betreff: 'Ihre Führung',
    zustand: 'wartet',
  })
  expect(mail?.text).toMatch(/^Gern!\nBis bald\.\n\nDiese Antwort .*\nhttp:.*\/de\/anfragestatus\//)
  const request = await requestOf(id)
  expect(request).toMatchObject({
    status: 'in_arbeit',
    nachrichten: [
      { wer: 'Probe', betreff: 'Ihre Führung', text: 'Gern!\nBis bald.', perMail: true },
    ],
  })
  expect(request?.bearbeiter).toBeTruthy()
  const steps = z.array(z.object({ was: z.string() })).parse(request?.verlauf)
  expect(steps.map(({ was }) => was)).toEqual([
    'eingegangen',
    'Status: in Arbeit',
    'geantwortet',
    'zugewiesen',
  ])
})

test('F12: an answer sent twice is one; whoever has read it may send another', async () => {
  const id = await ask()
  const both = await Promise.all([answer(id), answer(id)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const late = await answer(id)
  expect([late.status, JSON.stringify(late.body)]).toEqual([
    409,
    expect.stringContaining('Inzwischen ist diese Anfrage schon beantwortet worden'),
  ])
  expect(await mailsOf(id)).toHaveLength(1)
  expect((await answer(id, { ...gern, bisher: 1, erledigt: true })).status).toBe(200)
  expect(await mailsOf(id)).toHaveLength(2)
  const request = await requestOf(id)
  expect([request?.nachrichten, request?.status]).toMatchObject([{ length: 2 }, 'erledigt'])
})

const phone = 'Diese Anfrage hat weder Statusseite noch E-Mail-Adresse: Bitte rufen Sie an'

test.each([
  ['mail and page', {}, true, 'Die Antwort geht gleich hinaus und steht auf der Statusseite.', 1],
  ['mail only', { schluessel: null }, false, 'Die Antwort geht gleich hinaus.', 1],
  ['page only', { email: null }, true, 'Die Antwort steht auf der Statusseite; ', 0],
  ['neither', { email: null, schluessel: null }, false, phone, 0],
])('an editor reads where the answer stands: %s', async (_, asked, statusseite, words, count) => {
  const id = await ask(asked)
  const { body: post } = await office.call('GET', `anfragen/${id}/post`, undefined, guests)
  expect(post.statusseite).toBe(statusseite)
  const { body } = await answer(id)
  expect(body.message).toContain(words)
  const mails = await mailsOf(id)
  expect(mails).toHaveLength(count)
  expect(mails.every(({ text }) => text.includes('/anfragestatus/') === statusseite)).toBe(true)
  expect((await requestOf(id))?.nachrichten).toMatchObject([{ perMail: count > 0 }])
})

test.each([
  ['no subject', { ...gern, betreff: ' ' }, 'Bitte geben Sie einen Betreff an.'],
  ['a line break in the subject', { ...gern, betreff: 'a\nBcc: x@y.example' }, 'eine Zeile'],
  ['no text', { ...gern, text: '' }, 'Bitte geben Sie einen Text an.'],
  ['too much', { ...gern, text: 'x'.repeat(8001) }, 'höchstens 8000'],
  ['nothing', [], ''],
])('T61: %s is refused in German and nothing is sent', async (_, body, words) => {
  const id = await ask()
  const { status, body: answered } = await answer(id, body)
  expect([status, JSON.stringify(answered).includes(words)]).toEqual([400, true])
  expect(await mailsOf(id)).toEqual([])
})

test('T02: every office answers, fetches and sends again with its own requests alone', async () => {
  const own = await ask({ art: 'kontakt' })
  for (const role of ['tourismus', 'festival', 'autor', 'rat-verwaltung'] as const) {
    const token = await office.logIn(role)
    expect((await answer(own, gern, token)).status).not.toBe(200)
    expect((await office.call('GET', `anfragen/${own}/post`, undefined, token)).status).not.toBe(
      200,
    )
    const again = { mail: crypto.randomUUID() }
    expect((await office.call('POST', `anfragen/${own}/nochmals`, again, token)).status).not.toBe(
      409,
    )
  }
  expect((await office.call('POST', `anfragen/${own}/antwort`, gern)).status).not.toBe(200)
  expect((await answer(own, gern, hall)).status).toBe(200)
})

test('T02: nobody writes answers, the history or a link past the calls', async () => {
  const id = await ask()
  const forged = { nachrichten: [{ text: 'x' }], verlauf: [], zugang: 'x', schluessel: 'x' }
  await office.call('PATCH', `anfragen/${id}`, { ...forged, notizen: 'ruft an' }, guests)
  const request = await requestOf(id)
  expect(request).toMatchObject({ notizen: 'ruft an', nachrichten: null })
  expect(request?.schluessel).not.toBe('x')
  const { body } = await office.call('GET', `anfragen/${id}`, undefined, guests)
  expect(Object.keys(body)).not.toContain('zugang')
})

test('templates of editors come filled in, in the language of the request', async () => {
  const create = { collection: 'antwortvorlagen', ...german } as const
  const text = 'Guten Tag {name}, zu {nummer} von {stelle}: {nichts}'
  const { id: vorlage } = await office.payload.create({
    ...create,
    data: { titel: 'Zusage', arten: ['fuehrung'], betreff: 'Zu {nummer}', text },
  })
  await office.payload.create({
    ...create,
    data: { titel: 'Amt', arten: ['kontakt'], betreff: 'x', text },
  })
  const id = await ask()
  const nummer = (await requestOf(id))?.nummer
  const { body } = await office.call('GET', `anfragen/${id}/post`, undefined, guests)
  expect(body.vorlagen).toEqual([
    {
      id: vorlage,
      titel: 'Zusage',
      betreff: `Zu A-${nummer}`,
      text: `Guten Tag Ayşe Öztaş, zu A-${nummer} von Tourist-Information: {nichts}`,
    },
  ])
})

test('a letter that could not be delivered is seen with its request and sent again from there', async () => {
  const id = await ask()
  await answer(id)
  const [mail] = await mailsOf(id)
  const again = () => office.call('POST', `anfragen/${id}/nochmals`, { mail: mail?.id }, guests)
  expect((await again()).status).toBe(409)
  const failed = {
    zustand: 'gescheitert',
    versuche: 97,
    fehler: '550',
    naechster_versuch: null,
  } as const
  await office.payload.update({ collection: 'mails', id: mail?.id ?? '', ...local, data: failed })
  const list = await office.call('GET', 'anfragen?ansicht=nicht_zugestellt', undefined, guests)
  expect(list.status).toBe(200)
  const { body } = await office.call('GET', `anfragen/${id}/post`, undefined, guests)
  expect(body.briefe).toMatchObject([{ art: 'antwort', zustand: 'gescheitert', fehler: '550' }])
  expect((await again()).status).toBe(200)
  const [waiting] = await mailsOf(id)
  expect(waiting).toMatchObject({ zustand: 'wartet', versuche: 0, fehler: null })
  expect(Date.parse(waiting?.naechster_versuch ?? '')).toBeLessThanOrEqual(Date.now())
})

test('T49: the table holds what its reader may see, says no formula, and is logged', async () => {
  await ask({ name: '=HYPERLINK("https://evil.example")', daten: { termin: '2031-05-02' } })
  await ask({ art: 'kontakt', name: 'Nur fürs Rathaus' })
  const response = await office.download('anfragen/export?where[status][equals]=neu', guests)
  expect(response.headers.get('content-disposition')).toMatch(/anfragen-\d{4}-\d{2}-\d{2}\.csv/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const table = bytes.toString()
  expect(table).toContain(`;"'=HYPERLINK(""https://evil.example"")";`)
  expect(table).not.toContain('Nur fürs Rathaus')
  expect(table).toContain(';"Freitag, 2. Mai 2031";')
  const log = await office.payload.find({
    collection: 'protokoll',
    where: { vorgang: { equals: 'exportiert' } },
    ...local,
  })
  expect(log.docs).toMatchObject([{ wer: 'Probe', sammlung: 'anfragen' }])
  const festival = await office.logIn('festival')
  expect((await office.download('anfragen/export', festival)).status).toBe(403)
})

test('T49: the table of a search holds what was found, and nobody else', async () => {
  await ask({ name: 'Wilhelmine Brandstätter' })
  await ask({ name: 'Leopold Sonntag' })
  const found = await office.download('anfragen/export?search=wilhelmine', guests)
  const table = await found.text()
  expect(table).toContain('Wilhelmine Brandstätter')
  expect(table).not.toContain('Leopold Sonntag')
})

test('T67: with a request go the letters about it', async () => {
  const id = await ask()
  await answer(id)
  expect((await office.call('DELETE', `anfragen/${id}`, undefined, guests)).status).toBe(200)
  expect(await mailsOf(id)).toEqual([])
})
