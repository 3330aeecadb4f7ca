import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type CouncilMails, openCouncilMails } from './council-mails.ts'
import { german, published } from './writing.ts'

// Issue 25: mails about new public notices, by the engine of decision 0085.

let town: CouncilMails

beforeAll(async () => {
  town = await openCouncilMails()
  await town.payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Bekanntmachung',
      pageLayout: 'default',
      pageTheme: 'default',
      pfad: '/de/rathaus/bekanntmachungen/*',
      detailseite_fuer: 'bekanntmachungen',
    },
  })
})

beforeEach(async () => {
  await town.rows('delete from abo_bezieher')
  await town.rows('delete from mails')
})

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
const today = () => berlin.format(new Date())

const publish = (titel: string, art: 'satzung' | 'wahl', datum_von = today()) =>
  town.payload.create({
    collection: 'bekanntmachungen',
    ...german,
    data: { ...published, titel, art, datum_von },
  })

const mailsAbout = async (email: string) =>
  (await town.mailsTo(email)).filter(({ anlass }) => anlass?.includes(':bekanntmachungen:'))

test('whoever has confirmed it gets each new notice of the kind once, with its address', async () => {
  const email = 'leserin@post.example'
  await town.askFor('wahl', email, 'bekanntmachungen')
  const [first] = await town.mailsTo(email)
  expect(first?.betreff).toBe('Bitte bestätigen: Nachricht bei neuen Bekanntmachungen')
  await town.confirm(email)
  await publish('Wahl des Seniorenbeirats', 'wahl')
  await publish('Hundesteuersatzung', 'satzung')
  await Promise.all([town.run(), town.run()])
  await town.run()
  const mails = await mailsAbout(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.betreff).toBe('Neue Bekanntmachung: Wahl des Seniorenbeirats')
  expect(mails[0]?.text).toMatch(
    /\/de\/rathaus\/bekanntmachungen\/wahl-des-seniorenbeirats-id_\d+\//,
  )
  expect(mails[0]?.text).not.toContain('Hundesteuer')
})

test('all kinds come in one mail; what was there before, and what is ahead of its day, does not', async () => {
  const email = 'alle@post.example'
  await publish('Schon da', 'satzung')
  await town.askFor('alle', email, 'bekanntmachungen')
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await town.confirm(email)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await publish('Erste', 'satzung')
  await publish('Zweite', 'wahl')
  await publish('Später', 'wahl', '2099-01-01')
  await town.run()
  const mails = await mailsAbout(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.betreff).toBe('2 neue Bekanntmachungen')
  expect(mails[0]?.text).not.toMatch(/Schon da|Später/)
})

test('a kind that there is not is refused, and nothing is mailed before it is confirmed', async () => {
  const email = 'niemand@post.example'
  expect(await town.askFor('gesetz', email, 'bekanntmachungen')).toEqual({
    ergebnis: 'fehler',
    fehler: { wort: 'ungueltig' },
  })
  await town.askFor('alle', email, 'bekanntmachungen')
  await publish('Ungelesen', 'satzung')
  await town.run()
  expect(await mailsAbout(email)).toEqual([])
})
