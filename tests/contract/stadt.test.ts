import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { expectBadRequests } from './bad-requests.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { german } from './writing.ts'

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

const areas = async (query = '') =>
  calls.baugebiete.answer.parse(await running.read(`baugebiete${query}`))
const dates = async (query = '') =>
  calls.abfuhrtermine.answer.parse(await running.read(`abfuhrtermine${query}`))
const notices = async (query = '') =>
  calls.schwarzes_brett.answer.parse(await running.read(`schwarzes_brett${query}`))

test('a building area has its plots, its papers and the office that gives them away', async () => {
  const [area] = (await areas()).data
  expect(area?.anzahl_plaetze).toStrictEqual({ gesamt: 3, frei: 1, reserviert: 1, verkauft: 1 })
  expect(area?.bauplaetze.map(({ nummer }) => nummer)).toStrictEqual(['1', '2', '3a'])
  expect(area?.bauplaetze[0]).toMatchObject({
    preis_pro_qm: 210.55,
    preis_gesamt: 107_906.88,
    geometrie: null,
    grz: 0.4,
  })
  expect(area?.bauplaetze[1]?.geometrie?.coordinates[0][0]).toStrictEqual([8.55, 48.75])
  expect(area?.bauplaetze[2]).toMatchObject({ preis_pro_qm: null, preis_gesamt: null })
  expect(area?.umriss?.type).toBe('Polygon')
  expect(area?.dokumente).toMatchObject([{ titel: 'Bebauungsplan', format: 'PDF' }])
  expect(area?.ansprechpartner).toMatchObject({ id: running.town.amt, titel: 'Bürgerbüro' })
  expect(area?.bewerbung_bis).toBe('2031-05-01')
})

test('the filter by state leaves plots of that state, and the counts of all', async () => {
  const one = calls['baugebiete/{id}'].answer.parse(
    await running.read(`baugebiete/${running.town.stadt.baugebiet}?status=frei`),
  )
  expect(one.bauplaetze.map(({ nummer }) => nummer)).toStrictEqual(['1'])
  const [listed] = (await areas('?status=verkauft')).data
  expect(listed?.bauplaetze.map(({ nummer }) => nummer)).toStrictEqual(['2'])
  expect(listed?.anzahl_plaetze.gesamt).toBe(3)
})

test('waste dates of a street are those of its district', async () => {
  const { strasse, restmuell } = running.town.stadt
  const days = (await dates(`?strasse_id=${strasse}`)).data
  expect(days.map(({ datum, bezirke }) => [datum, bezirke])).toStrictEqual([
    ['2031-01-07', [3, 4]],
    ['2031-01-14', [3]],
  ])
  expect(days[0]).toMatchObject({
    verschoben_von: '2031-01-06',
    abfallart: { id: restmuell, titel: 'Restmüll', farbe: '#3a6b35' },
  })
  const { headers } = await running.api.get(`/api/cms/abfuhrtermine?strasse_id=${strasse}`)
  const tags = (headers.get('cache-tags') ?? '').split(',')
  expect(tags).toEqual(expect.arrayContaining([`strassen:${strasse}`, `abfallarten:${restmuell}`]))
})

test('waste dates are filtered by district, kind and period, in either order', async () => {
  const { restmuell, strasse } = running.town.stadt
  const count = async (query: string) => (await dates(query)).anzahl
  expect(await count('')).toBe(3)
  expect(await count('?bezirk=1')).toBe(1)
  expect(await count('?bezirk=4')).toBe(1)
  expect(await count('?bezirk=9')).toBe(0)
  expect(await count(`?abfallart_id=${restmuell}`)).toBe(1)
  expect(await count(`?strasse_id=${strasse}&abfallart_id=${restmuell}`)).toBe(1)
  expect(await count(`?strasse_id=${strasse}&bezirk=1`)).toBe(0)
  expect(await count('?strasse_id=999999')).toBe(0)
  expect(await count('?datum_von=2031-01-08')).toBe(1)
  expect(await count('?datum_bis=2031-01-07')).toBe(2)
  expect(await count('?datum_von=2031-01-07&datum_bis=2031-01-07')).toBe(2)
  const last = (await dates('?order=datum%20desc')).data[0]
  expect([last?.datum, last?.hinweis]).toStrictEqual(['2031-01-14', 'Bitte früh herausstellen.'])
})

test('kinds of waste list what belongs in, in the asked language', async () => {
  const { restmuell } = running.town.stadt
  const kind = calls['abfallarten/{id}'].answer.parse(
    await running.read(`abfallarten/${restmuell}?sprache=en`),
  )
  expect(kind).toMatchObject({
    titel: 'Residual waste',
    sprache: 'en',
    hinein: ['Asche', 'Windeln'],
    nicht_hinein: [],
  })
  const all = calls.abfallarten.answer.parse(await running.read('abfallarten?sprache=en'))
  expect(all.data.map(({ titel, sprache }) => [titel, sprache])).toStrictEqual([
    ['Residual waste', 'en'],
    ['Biomüll', 'de'],
  ])
})

test('a notice shows what was released of its contact and nothing else', async () => {
  const { anzahl, data } = await notices()
  expect([anzahl, data.map(({ titel }) => titel).toSorted()]).toStrictEqual([
    2,
    ['Katze gefunden', 'Sofa zu verschenken'],
  ])
  const sofa = data.find(({ titel }) => titel === 'Sofa zu verschenken')
  expect(sofa?.kontakt).toStrictEqual({
    name: null,
    telefon: '030 23125-555',
    schreiben: true,
  })
  expect(JSON.stringify(data)).not.toMatch(/geheim@|Erna Muster/)
  expect((await notices('?art=gefunden')).data.map(({ status }) => status)).toStrictEqual([
    'erledigt',
  ])
})

test('a notice without a heading is left out, and takes no list away', async () => {
  const title = `update schwarzes_brett_locales l set titel = $2 from schwarzes_brett e
    where l._parent_id = e.id and e.nummer = $1 returning l.titel`
  const { pool } = running.payload.db
  await pool.query(title, [running.town.stadt.notice, null])
  expect((await notices()).data.map(({ titel }) => titel)).toStrictEqual(['Katze gefunden'])
  expect((await notices('?q=katzze')).aehnlich).toBe(true)
  expect((await notices('?q=katze')).auswahl).toStrictEqual([{ art: 'gefunden', anzahl: 1 }])
  await pool.query(title, [running.town.stadt.notice, 'Sofa zu verschenken'])
})

test('a blocked, expired or later notice is nowhere: neither as entry nor in the sitemap', async () => {
  for (const id of running.town.stadt.hiddenNotices) {
    const { status } = await running.api.get(`/api/cms/schwarzes_brett/${id}`)
    expect([id, status]).toStrictEqual([id, 404])
  }
  expect(JSON.stringify(await running.read('sitemap'))).not.toMatch(/aushang/)
})

test('blocking a notice takes it away at once and is told to the readers', async () => {
  const { payload, town } = running
  const where = { nummer: { equals: town.stadt.notice } }
  const status = async () =>
    (await running.api.get(`/api/cms/schwarzes_brett/${town.stadt.notice}`)).status
  expect(await status()).toBe(200)
  await payload.update({
    collection: 'schwarzes_brett',
    where,
    ...german,
    data: { status: 'gesperrt', sperrgrund: 'Doppelt.' },
  })
  expect(await status()).toBe(404)
  const { rows } = await payload.db.pool.query(
    'select tags from content_changes order by id desc limit 1',
  )
  expect(rows[0]).toStrictEqual({
    tags: ['schwarzes_brett', `schwarzes_brett:${town.stadt.notice}`],
  })
  await payload.update({
    collection: 'schwarzes_brett',
    where,
    ...german,
    data: { status: 'aktiv' },
  })
})

test('a kind of waste that is still collected cannot be deleted', async () => {
  const { payload, town } = running
  const gone = payload.delete({ collection: 'abfallarten', id: town.stadt.bioId, ...german })
  await expect(gone).rejects.toThrow('gibt es noch 2 Abfuhrtermine')
  expect((await dates()).anzahl).toBe(3)
})

test('a wrong filter is a 400 that names it', async () => {
  await expectBadRequests(running.api, [
    ['baugebiete?status=offen', 'status'],
    ['baugebiete/1?status=', 'status'],
    ['abfuhrtermine?bezirk=0', 'bezirk'],
    ['abfuhrtermine?bezirk=100', 'bezirk'],
    ['abfuhrtermine?datum_von=7.1.2031', 'datum_von'],
    ['abfuhrtermine?datum_bis=2031-02-30', 'datum_bis'],
    ['abfuhrtermine?strasse_id=-1', 'strasse_id'],
    ['abfuhrtermine?order=bezirke', 'order'],
    ['abfuhrtermine?pro_seite=-1', 'pro_seite'],
    ['abfuhrtermine?pro_seite=1e9', 'pro_seite'],
    ['strassen?order=passwort', 'order'],
    ['schwarzes_brett?art=kaufe', 'art'],
    ['schwarzes_brett?order=kontakt', 'order'],
  ])
})

test('a street’s calendar and its year are files with the tags of what they are made of', async () => {
  const { strasse } = running.town.stadt
  const calendar = await running.api.get(`/api/cms/abfuhr/${strasse}.ics`)
  expect(calendar.status).toBe(200)
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const tags = (calendar.headers.get('cache-tags') ?? '').split(',')
  expect(tags).toEqual(expect.arrayContaining(['strassen', 'abfuhrtermine', 'abfallarten']))
  const sheet = await running.api.get(`/api/cms/abfuhr/${strasse}.pdf?jahr=2031`)
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await running.api.get('/api/cms/abfuhr/999999.ics')).status).toBe(404)
  expect((await running.api.get(`/api/cms/abfuhr/${strasse}.pdf?jahr=x`)).status).toBe(400)
})
