import { calls, errorBody } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { richText } from './lexical.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { english, german, numberOf, published } from './writing.ts'

let running: RunningTown
let office: { id: string; nummer: number }
let helper: { id: string; nummer: number }
let boss: { id: string; nummer: number }

const asOffices = (answer: unknown) => calls.aemter.answer.parse(answer)
const asStaff = (answer: unknown) => calls.mitarbeiter.answer.parse(answer)
const saved = (doc: { id: string }) => ({ id: doc.id, nummer: numberOf(doc) })

beforeAll(async () => {
  running = await startTown()
  const { payload } = running
  const add = (vorname: string, nachname: string, data: object) =>
    payload.create({
      collection: 'mitarbeiter',
      ...german,
      data: { ...published, vorname, nachname, sortierung: 5, ...data },
    })
  helper = saved(
    await add('Ada', 'Vertreter', {
      funktion: 'Hilft aus',
      kontakt: { email: 'vertreter@bad-silberbronn.example' },
    }),
  )
  const hidden = await add('Kim', 'Entwurf', { _status: 'draft' })
  boss = saved(
    await add('Maxi', 'Möglich', {
      namenszusatz: 'Dr.',
      funktion: 'Leitung',
      zustaendigkeiten: richText({ type: 'paragraph', children: [{ text: 'Alles.' }] }),
      kontakt: { telefon: '030 23125-901', email: 'moeglich@bad-silberbronn.example' },
      email_oeffentlich: true,
      sprachkenntnisse: 'Englisch',
      zimmer: 'Dachstube',
      gebaeude: 'Zehntscheuer',
      vertretung: helper.id,
      ansprechpartner: true,
    }),
  )
  await payload.update({
    collection: 'mitarbeiter',
    id: boss.id,
    ...english,
    data: { funktion: 'In charge', sprachkenntnisse: 'English', zimmer: 'Attic' },
  })
  const above = await payload.create({
    collection: 'aemter',
    ...german,
    data: { ...published, titel: 'Hauptamt', sortierung: 2, mitarbeiter: [boss.id, hidden.id] },
  })
  await payload.create({
    collection: 'wegweiser_verfahren',
    ...german,
    data: {
      ...published,
      titel: 'Akteneinsicht',
      kurztext: 'In alte Bauakten.',
      amt: [above.id],
      mitarbeiter: [helper.id, boss.id],
    },
  })
  office = saved(
    await payload.create({
      collection: 'aemter',
      ...german,
      data: {
        ...published,
        titel: 'Stadtarchiv',
        sortierung: 3,
        zimmer: 'Dachgeschoss',
        adresse: { gebaeude: 'Altes Rathaus', strasse: 'Markt 1' },
        koordinaten: { breite: 48.692, laenge: 8.461 },
        barrierefrei: { stufenlos: true, hinweis: 'Mit dem Aufzug.' },
        uebergeordnet: above.id,
        leitung: boss.id,
        mitarbeiter: [helper.id, boss.id],
      },
    }),
  )
  await payload.update({
    collection: 'aemter',
    id: office.id,
    ...english,
    data: { titel: 'Archive', adresse: { gebaeude: 'Old town hall', strasse: 'Markt 1' } },
  })
  await payload.create({
    collection: 'aemter',
    ...german,
    data: { titel: 'Geheimes Amt', sortierung: 4, mitarbeiter: [boss.id], _status: 'draft' },
  })
})

test('an office says who is in charge, what it belongs to and how one gets in', async () => {
  const amt = calls['aemter/{id}'].answer.parse(await running.read(`aemter/${office.nummer}`))
  expect(amt.leitung).toMatchObject({ id: boss.nummer, namenszusatz: 'Dr.', nachname: 'Möglich' })
  expect(amt.uebergeordnet).toMatchObject({ titel: 'Hauptamt' })
  expect([amt.zimmer, amt.koordinaten]).toEqual(['Dachgeschoss', { breite: 48.692, laenge: 8.461 }])
  expect(amt.barrierefrei).toMatchObject({
    stufenlos: true,
    aufzug: false,
    hinweis: 'Mit dem Aufzug.',
  })
})

test('staff know their public offices and who stands in for them', async () => {
  const person = calls['mitarbeiter/{id}'].answer.parse(
    await running.read(`mitarbeiter/${boss.nummer}?sprache=en`),
  )
  expect(person.aemter.map(({ sprache, titel }) => [titel, sprache])).toEqual([
    ['Hauptamt', 'de'],
    ['Archive', 'en'],
  ])
  expect(person.vertretung).toMatchObject({ id: helper.nummer, vorname: 'Ada' })
  expect([person.funktion, person.sprachkenntnisse]).toEqual(['In charge', 'English'])
  const amt = calls['aemter/{id}'].answer.parse(
    await running.read(`aemter/${office.nummer}?sprache=en`),
  )
  const same = amt.mitarbeiter.find(({ id }) => id === boss.nummer)
  expect(same?.aemter).toEqual(person.aemter)
  expect(same?.vertretung).toEqual(person.vertretung)
})

test('rooms and buildings are said in the asked language, in German where nobody translated them', async () => {
  const roomIn = async (sprache: string) => {
    const answer = await running.read(`mitarbeiter/${boss.nummer}?sprache=${sprache}`)
    const { zimmer, gebaeude, sprache: written } = calls['mitarbeiter/{id}'].answer.parse(answer)
    return [zimmer, gebaeude, written]
  }
  expect(await roomIn('de')).toEqual(['Dachstube', 'Zehntscheuer', 'de'])
  expect(await roomIn('en')).toEqual(['Attic', 'Zehntscheuer', 'en'])
  const buildingIn = async (sprache: string) => {
    const answer = await running.read(`aemter/${office.nummer}?sprache=${sprache}`)
    return calls['aemter/{id}'].answer.parse(answer).adresse
  }
  expect(await buildingIn('de')).toMatchObject({ gebaeude: 'Altes Rathaus', strasse: 'Markt 1' })
  expect(await buildingIn('en')).toMatchObject({ gebaeude: 'Old town hall', strasse: 'Markt 1' })
})

test('of more offices than `ausfuehrlich_bis` each says its name, where it is and who works there alone', async () => {
  const listed = async (most: number) =>
    asOffices(await running.read(`aemter?ausfuehrlich_bis=${most}`)).data
  const full = await listed(3)
  expect(full.map(({ titel }) => titel)).toEqual(['Bürgerbüro', 'Hauptamt', 'Stadtarchiv'])
  expect(full[2]?.leitung).not.toBeNull()
  const brief = await listed(2)
  expect(brief.map(({ id, titel }) => [id, titel])).toEqual(
    full.map(({ id, titel }) => [id, titel]),
  )
  const nothing = { leitung: null, uebergeordnet: null, koordinaten: null, text: [] }
  expect(brief[2]).toMatchObject({
    ...nothing,
    zimmer: 'Dachgeschoss',
    detailURL: full[2]?.detailURL,
  })
  expect(brief[2]?.adresse).toEqual(full[2]?.adresse)
  const names = (one: (typeof full)[number] | undefined) =>
    one?.mitarbeiter.map(({ id, vorname, nachname, zimmer }) => [id, vorname, nachname, zimmer])
  expect(brief.map(names)).toEqual(full.map(names))
  expect(JSON.stringify(brief)).not.toContain('vertreter@')
})

test('an e-mail address is public only when it was released (T52)', async () => {
  const all = asStaff(await running.read('mitarbeiter?pro_seite=9999'))
  const mails = all.data.flatMap(({ kontakt }) => kontakt.email ?? [])
  expect(mails).toEqual(['moeglich@bad-silberbronn.example'])
  for (const address of [
    'mitarbeiter?pro_seite=9999',
    'aemter?pro_seite=9999',
    `mitarbeiter/${helper.nummer}`,
    'wegweiser_verfahren?pro_seite=9999',
  ])
    expect(JSON.stringify(await running.read(address))).not.toContain('vertreter@')
})

test('staff and offices are found by office, by what is above and by being a contact', async () => {
  const names = async (query: string) =>
    asStaff(await running.read(`mitarbeiter?${query}`)).data.map(({ nachname }) => nachname)
  expect(await names(`amt_id=${office.nummer}`)).toEqual(['Möglich', 'Vertreter'])
  expect(await names('amt_id=999999')).toEqual([])
  expect(await names('ansprechpartner=1')).toEqual(['Möglich'])
  expect(await names('ansprechpartner=0')).not.toContain('Möglich')
  const titles = async (query: string) =>
    asOffices(await running.read(`aemter?${query}`)).data.map(({ titel }) => titel)
  const [parent] = asOffices(await running.read('aemter?order=titel desc')).data.filter(
    ({ titel }) => titel === 'Hauptamt',
  )
  expect(await titles(`uebergeordnet_id=${parent?.id}`)).toEqual(['Stadtarchiv'])
  expect(await titles('ansprechpartner=true')).toEqual(['Hauptamt', 'Stadtarchiv'])
  const contacts = asOffices(await running.read('aemter?ansprechpartner=true'))
  expect(contacts.anzahl).toBe(2)
  expect(
    contacts.data.map(({ mitarbeiter }) => mitarbeiter.map(({ nachname }) => nachname)),
  ).toEqual([['Möglich'], ['Möglich']])
})

test('answers about the town hall end with every change of its offices and staff', async () => {
  for (const address of [`aemter/${office.nummer}`, `mitarbeiter/${boss.nummer}`]) {
    const { headers } = await running.api.get(`/api/cms/${address}`)
    const tags = headers.get('cache-tags')?.split(',')
    expect(tags, address).toEqual(expect.arrayContaining(['aemter', 'mitarbeiter']))
  }
})

test('wrong filters are refused by name', async () => {
  for (const [address, field] of [
    ['aemter?uebergeordnet_id=x', 'uebergeordnet_id'],
    ['aemter?ansprechpartner=ja', 'ansprechpartner'],
    ['mitarbeiter?amt_id=0', 'amt_id'],
    ['bekanntmachungen?art=gesetz', 'art'],
    ['bekanntmachungen?zeitraum=gestern', 'zeitraum'],
    ['bekanntmachungen?jahr=26', 'jahr'],
    ['hinweise?zeitraum=aktuell', 'zeitraum'],
    ['hinweise?bereich=shop', 'bereich'],
    ['hinweise?stufe=rot', 'stufe'],
  ]) {
    const response = await running.api.get(`/api/cms/${address}`)
    const body: unknown = await response.json()
    expect([address, response.status]).toEqual([address, 400])
    expect(Object.keys(errorBody.parse(body).error.fields ?? {})).toEqual([field])
  }
})
