import { beforeAll, expect, test } from 'vitest'
import { addEvent } from './event-town.ts'
import { openPushTown, type PushTown } from './push-town.ts'
import { german, numberOf, published } from './writing.ts'

// What a device may choose of push messages (spec 2.6): its hour, and as many categories as it likes.

let town: PushTown

const evening = '2031-03-31T16:00:00Z'

beforeAll(async () => {
  town = await openPushTown()
  await town.addDate('2031-04-01', town.ids.rest)
  const page = { titel: 'Veranstaltung', pageLayout: 'default', pageTheme: 'default' } as const
  const place = { pfad: '/de/veranstaltungen/*', detailseite_fuer: 'veranstaltungen' } as const
  await town.payload.create({
    collection: 'seiten',
    ...german,
    data: { ...published, ...page, ...place },
  })
})

const streetOf = () => ({ strasse_id: town.numbers.street })

test('a device is reminded at the hour that it has chosen, and a changed hour reminds nobody twice', async () => {
  const phone = town.device('/hour')
  await town.subscribe(phone, { ...streetOf(), zeit: 'morgen-6' })
  await town.runAt(evening)
  expect((await town.left(phone)).map(({ zustand }) => zustand)).toEqual([null, null])
  await town.subscribe(phone, { ...streetOf(), zeit: 'abend-17' })
  await town.runAt(evening)
  await town.subscribe(phone, { ...streetOf(), zeit: 'morgen-6' })
  const morning = '2031-04-01T04:00:00Z'
  await town.runAt(morning)
  await town.sendAt(morning)
  expect(town.taken(phone)).toHaveLength(1)
  expect(await town.left(phone)).toMatchObject([{ zeit: 'morgen-6' }, { zeit: 'morgen-6' }])
  const refused = { geraet: phone.geraet, sprache: 'de', themen: { zeit: 'mittag-12' } }
  expect((await town.ask('push', refused)).status).toBe(400)
})

test('several categories are followed at once; what stands in two of them is told once', async () => {
  const addCategory = (rubrik: string) => {
    const data = { rubrik, art: 'veranstaltungen' } as const
    return town.payload.create({ collection: 'rubriken', ...german, data })
  }
  const categories = [await addCategory('Lesungen'), await addCategory('Märkte')]
  const [one, two] = categories.map(numberOf)
  const phone = town.device('/several')
  await town.subscribe(phone, { rubriken: [one, two, 999_999] })
  expect((await town.left(phone)).map(({ wort }) => wort)).toEqual([String(one), String(two)])
  const [readings, markets] = categories.map(({ id }) => id)
  const publish = (titel: string, rubriken: unknown[]) =>
    addEvent(town.payload, titel, '2035-06-01', { rubriken })
  await publish('Bücherflohmarkt', [readings, markets])
  const poems = await publish('Gedichte im Grünen', [readings])
  const noon = new Date(Date.now() + 86_400_000).toISOString().replace(/T.*/, 'T10:05:00.000Z')
  await town.newsAt(noon)
  const data = { ...published, rubriken: [readings, markets] }
  await town.payload.update({ collection: 'veranstaltungen', id: poems.id, ...german, data })
  await town.newsAt(noon.replace('T10', 'T11'))
  await town.sendAt(noon.replace('T10', 'T11'))
  expect(town.taken(phone)).toMatchObject([
    { titel: '2 neue Veranstaltungen', text: 'Bücherflohmarkt, Gedichte im Grünen' },
  ])
  await town.subscribe(phone, { rubriken: [two] })
  expect((await town.left(phone)).map(({ wort }) => wort)).toContain(String(two))
  await publish('Nur noch Märkte', [readings])
  await town.newsAt(noon.replace('T10', 'T12'))
  await town.sendAt(noon.replace('T10', 'T12'))
  expect(town.taken(phone)).toHaveLength(1)
})
