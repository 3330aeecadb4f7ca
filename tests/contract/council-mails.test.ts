import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type CouncilMails, openCouncilMails } from './council-mails.ts'
import { addReadFile } from './council-town.ts'

// Issue 19: mails about new papers with a word: double opt-in, each paper once, ended by one click.

let town: CouncilMails

beforeAll(async () => {
  town = await openCouncilMails()
})

beforeEach(async () => {
  await town.rows('delete from abo_bezieher')
  await town.rows('delete from mails')
  await town.rows('delete from vorlagen')
})

test('T64: nobody gets anything before they have confirmed it, and looking at the link confirms nothing', async () => {
  const email = 'leserin@post.example'
  expect(await town.askFor('Talstraße', email)).toEqual({ ergebnis: 'angenommen' })
  const [mail] = await town.mailsTo(email)
  expect(mail?.betreff).toBe('Bitte bestätigen: Nachricht bei neuen Vorlagen')
  expect(mail?.text).not.toContain('Talstraße')
  const zugang = await town.linkOf(email)
  const seen = await town.look(zugang)
  expect(seen).toMatchObject({
    email: 'l…@post.example',
    abos: [{ art: 'vorlagen', wort: 'Talstraße', bestaetigt: false }],
  })
  expect(await town.look(zugang)).toEqual(seen)
  await town.paper('2031/101', 'Umbau der Talstraße')
  await town.run()
  expect(await town.news(email)).toEqual([])
})

test('a new public paper with the word is mailed once, whoever runs how often', async () => {
  const email = 'anwohner@post.example'
  await town.askFor('Talstraße', email)
  const zugang = await town.confirm(email)
  await town.paper('2031/102', 'Umbau der Talstraße')
  await town.paper('2031/103', 'Neue Bücher für die Bücherei')
  await Promise.all([town.run(), town.run()])
  await town.run()
  const [mail, ...others] = await town.news(email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ betreff: 'Neue Vorlage: Umbau der Talstraße', zustand: 'wartet' })
  expect(mail?.text).toContain(
    'Umbau der Talstraße (Drucksache 2031/102)\nenthält: Talstraße\nhttp',
  )
  expect(mail?.text).toMatch(/\/de\/gemeinderat\/vorlagen\/umbau-der-talstrasse-id_\d+/)
  expect(mail?.text).toContain(`/de/benachrichtigungen/${zugang}/`)
  expect(mail?.text).not.toContain('Bücherei')
  await town.paper('2031/104', 'Parken in der Talstrasse')
  await town.run()
  expect(await town.news(email)).toHaveLength(2)
})

test('what came before somebody confirmed is no news', async () => {
  const email = 'spaet@post.example'
  await town.paper('2031/105', 'Altes vom Kurpark')
  await town.askFor('Kurpark', email)
  await town.confirm(email)
  await town.run()
  expect(await town.news(email)).toEqual([])
})

test('words of a public file count, also those that are read later; those of a private one never', async () => {
  const email = 'dateien@post.example'
  await town.askFor('Wasserturm', email)
  await town.confirm(email)
  const open = await addReadFile(town.payload, 'Lageplan', 'noch ungelesen', { oeffentlich: true })
  const secret = await addReadFile(town.payload, 'Gutachten', 'Wasserturm geheim')
  await town.paper('2031/106', 'Bebauungsplan', { dateien: [open.id] })
  await town.paper('2031/107', 'Vertrag', { dateien: [secret.id] })
  await town.run()
  expect(await town.news(email)).toEqual([])
  await town.rows('update dokumentworte set worte = $1 where dokument = $2', [
    'Der Wasserturm bleibt',
    open.id,
  ])
  const { keepCouncil } = await import('../../apps/cms/src/editing/suche/index.ts')
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const { docs } = await town.payload.find({ collection: 'vorlagen', locale: 'de', depth: 0 })
  await oneTransaction(town.payload, (req) =>
    keepCouncil(
      req,
      'vorlagen',
      docs.map(({ id }) => id),
    ),
  )
  await town.run()
  const [mail, ...others] = await town.news(email)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Bebauungsplan')
  expect(mail?.text).not.toMatch(/Vertrag|Gutachten/)
})

test('what is not public is told to nobody, and from the moment it is released it is', async () => {
  const email = 'freigabe@post.example'
  await town.askFor('Sägewerk', email)
  await town.confirm(email)
  const kept = await town.paper('2031/108', 'Zufahrt zum Sägewerk', { oeffentlich: false })
  await town.run()
  expect(await town.news(email)).toEqual([])
  await town.payload.update({
    collection: 'vorlagen',
    id: kept.id,
    locale: 'de',
    data: { oeffentlich: true, _status: 'published' },
  })
  await town.run()
  expect(await town.news(email)).toHaveLength(1)
})

test('a paper with two of the words is in one mail, which names both', async () => {
  const email = 'zwei@post.example'
  await town.askFor('Talstraße', email)
  await town.askFor('Radweg', email)
  await town.confirm(email)
  await town.paper('2031/109', 'Radweg an der Talstraße')
  await town.run()
  const [mail, ...others] = await town.news(email)
  expect(others).toEqual([])
  expect(mail?.text).toContain('enthält: Radweg, Talstraße')
})

test('all of several words have to be there, in whatever spelling', async () => {
  const email = 'alle@post.example'
  await town.askFor('  talstrasse   RADWEG ', email)
  await town.confirm(email)
  await town.paper('2031/110', 'Talstraße: neue Bäume')
  await town.paper('2031/111', 'Talstraße: ein Radweg')
  await town.run()
  expect((await town.news(email)).map(({ betreff }) => betreff)).toEqual([
    'Neue Vorlage: Talstraße: ein Radweg',
  ])
})

test('one whose mail cannot be written keeps nobody else from theirs', async () => {
  for (const email of ['erste@post.example', 'zweite@post.example']) {
    await town.askFor('Talstraße', email)
    await town.confirm(email)
  }
  await town.paper('2031/112', 'Umbau der Talstraße')
  let isFirst = true
  await town.run((payload, wort, since) => {
    if (!isFirst) return town.findNewPapers(payload, wort, since)
    isFirst = false
    return Promise.reject(new Error('no search'))
  })
  const told = [
    ...(await town.news('erste@post.example')),
    ...(await town.news('zweite@post.example')),
  ]
  expect(told).toHaveLength(1)
  await town.run()
  expect(await town.news('erste@post.example')).toHaveLength(1)
  expect(await town.news('zweite@post.example')).toHaveLength(1)
})

test('a mail to whom it is for names how it is ended by one click (RFC 8058), and no other mail does', async () => {
  const { unsubscribeAddress } = await import('../../apps/cms/src/subjects/abos/index.ts')
  const email = 'klick@post.example'
  await town.askFor('Talstraße', email)
  const zugang = await town.linkOf(email)
  const [mail] = await town.mailsTo(email)
  const { secret } = town.payload
  expect(unsubscribeAddress(mail?.anlass ?? '', secret)).toMatch(
    new RegExp(`/api/benachrichtigungen/${zugang}/ende$`),
  )
  expect(unsubscribeAddress('anfrage:1:eingang', secret)).toBeNull()
})
