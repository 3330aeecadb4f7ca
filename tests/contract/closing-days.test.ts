import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { closingDays } from '../../apps/cms/src/platform/time/holidays.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { german } from './writing.ts'

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

const heute = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
const read = async (sprache: 'de' | 'en') =>
  calls.einstellungen.answer.parse(await running.read(`einstellungen?sprache=${sprache}`))
    .schliesstage

test('W5: the settings tell the public holidays of Baden-Württemberg before anybody chose a state', async () => {
  const of = { land: 'BW', heute, sprache: 'de' } as const
  expect(await read('de')).toStrictEqual(closingDays([], of))
})

test('W5: a day that an editor enters once is told with the holidays of the state that was chosen', async () => {
  const data = {
    bundesland: 'SN' as const,
    schliesstage: [{ tag: heute, anlass: 'Betriebsausflug' }],
  }
  const { payload } = running
  await payload.updateGlobal({ slug: 'einstellungen', ...german, data })
  const own = [{ tag: heute, anlass: 'Betriebsausflug' }]
  expect(await read('de')).toStrictEqual(closingDays(own, { land: 'SN', heute, sprache: 'de' }))
  expect((await read('en')).map(({ tag }) => tag)).toContain(heute)
})

const statement = async (sprache: 'de' | 'en' = 'de') =>
  calls.barrierefreiheit.answer.parse(await running.read(`barrierefreiheit?sprache=${sprache}`))

test('accessibility: as long as nobody has checked anything, nothing is declared', async () => {
  const { angebote, schlichtung } = await statement()
  expect(angebote.map(({ angebot }) => angebot)).toEqual(['website', 'app', 'rat', 'intranet'])
  expect(angebote.every(({ pruefung, ausnahmen }) => !pruefung && ausnahmen.length === 0)).toBe(
    true,
  )
  expect(schlichtung).toBeNull()
})

test('accessibility: what is declared goes out with its language, and the form refuses contradictions', async () => {
  const { payload } = running
  const at = { slug: 'barrierefreiheit', overrideAccess: true } as const
  const website = {
    status: 'teilweise' as const,
    geprueft: heute,
    methode: 'selbst' as const,
    ausnahmen: [{ grund: 'offen' as const, was: 'Alte Pläne.', bis: '2020-01-31' }],
  }
  await payload.updateGlobal({ ...at, ...german, data: { website } })
  const [declared] = (await statement('en')).angebote
  expect(declared?.pruefung).toMatchObject({ status: 'teilweise', geprueft: heute })
  const overdue = { sprache: 'de', was: 'Alte Pläne.', bis: '2020-01-31', ueberfaellig: true }
  expect(declared?.ausnahmen).toMatchObject([overdue])
  const wrong = { website: { ...website, status: 'vollstaendig' as const } }
  await expect(payload.updateGlobal({ ...at, ...german, data: wrong })).rejects.toThrow(/Ergebnis/)
})

test('accessibility: a page names its version in Leichte Sprache, and a changed text is found', async () => {
  const { payload, town } = running
  const at = { collection: 'seiten', overrideAccess: true, locale: 'de' } as const
  const all = await payload.find({ ...at, where: { nummer: { exists: true } }, pagination: false })
  const full = all.docs.find(({ nummer }) => nummer === town.full.nummer)
  const easy = all.docs.find(({ pfad, id }) => pfad && !pfad.endsWith('*') && id !== full?.id)
  if (!(full && easy)) throw new Error('The town has no two pages.')
  const save = (data: object) => payload.update({ ...at, id: full.id, data })
  const page = async (sprache: string) =>
    calls['seiten/{id}'].answer.parse(
      await running.read(`seiten/${town.full.nummer}?sprache=${sprache}`),
    ).leichteSprache
  expect(await save({ leichte_fassung: easy.id })).toMatchObject({ leichte_zustand: 'aktuell' })
  expect([await page('de'), await page('en')]).toEqual([easy.pfad, null])
  expect((await statement()).gemessen.leichte_sprache).toBe(1)
  expect(await save({ titel: 'Anders' })).toMatchObject({ leichte_zustand: 'geaendert' })
  expect(await save({ leichte_passt: true })).toMatchObject({ leichte_zustand: 'aktuell' })
})

test('accessibility: a block may show one film alone; one that is gone shows none', async () => {
  const films = async (query: string) =>
    calls.videos.answer.parse(await running.read(`videos?${query}`)).data.map(({ id }) => id)
  const { video } = running.town.erleben
  expect(await films(`video_id=${video}`)).toEqual([video])
  expect(await films('video_id=0')).toEqual([])
})
