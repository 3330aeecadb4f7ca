import { beforeAll, expect, test } from 'vitest'
import { instantInBerlin, todayInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, local } from './writing.ts'

// What people ask the town is deleted on the day that stands in it (T67).

const inDays = (days: number) => {
  const day = new Date(`${todayInBerlin()}T12:00:00.000Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
const noon = (days: number) => `${inDays(days)}T12:00:00.000Z`

let office: BackOffice
const logged: unknown[] = []

beforeAll(async () => {
  office = await openBackOffice()
  const stelle = (name: string) => ({ name })
  await office.payload.updateGlobal({
    slug: 'einstellungen',
    ...german,
    data: {
      ortsname: 'Bad Silberbronn',
      meldung_email: 'web@bad-silberbronn.example',
      tourismus: stelle('Tourist-Information'),
      rathaus: stelle('Stadtverwaltung'),
      anfragen_tage: 30,
    },
  })
})

const ask = (name: string, rest: object = {}) =>
  office.payload.create({
    collection: 'anfragen',
    ...local,
    data: {
      art: 'kontakt',
      name,
      email: 'kim@bad-silberbronn.example',
      status: 'erledigt',
      ...rest,
    },
  })

async function cleanUpAt(now: string): Promise<void> {
  const { cleanUp } = await import('../../apps/cms/src/jobs/clean-up.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const listening = log.child({})
  listening.info = (...words: unknown[]) => void logged.push(words)
  const { payload } = office
  const tools = { payload, log: listening, now: () => new Date(now), transport: null, from: '' }
  await cleanUp({}, tools)
}

const names = async () => {
  const { docs } = await office.payload.find({ collection: 'anfragen', sort: 'name', ...local })
  return docs.map(({ name }) => name)
}

test('a request is kept as long as the settings say, or until the day that an editor says', async () => {
  const received = { eingegangen_am: noon(0) }
  const usual = await ask('Usual', received)
  const shorter = await ask('Shorter', { ...received, loeschen_am: inDays(9) })
  expect(usual.loeschen_am).toBe(noon(30))
  expect(shorter.loeschen_am).toBe(noon(9))
  const emptied = await office.payload.update({
    collection: 'anfragen',
    id: shorter.id,
    data: { loeschen_am: null },
    ...local,
  })
  expect(emptied.loeschen_am).toBe(noon(30))
})

test('the night of its day deletes it in the town’s time, with a line that names nobody', async () => {
  const later = await ask('Later', { loeschen_am: inDays(32) })
  await cleanUpAt(instantInBerlin(`${inDays(29)}T23:59`))
  expect(await names()).toEqual(['Later', 'Shorter', 'Usual'])
  await cleanUpAt(instantInBerlin(`${inDays(30)}T00:01`))
  expect(await names()).toEqual(['Later'])
  const { docs } = await office.payload.find({
    collection: 'protokoll',
    where: { vorgang: { equals: 'geloescht' }, sammlung: { equals: 'anfragen' } },
    ...local,
  })
  expect(docs.map(({ wer, eintrag }) => `${wer}: ${eintrag}`).toSorted()).toEqual([
    'System: Anfrage 1',
    'System: Anfrage 2',
  ])
  const logLines = JSON.stringify([logged, docs])
  expect(logLines).toContain('"anfragen":2')
  for (const secret of ['Usual', 'Shorter', 'kim@']) expect(logLines).not.toContain(secret)
  await office.payload.delete({ collection: 'anfragen', id: later.id, ...local })
})

test('L4: what nobody has dealt with is not deleted; contact details of a visit are', async () => {
  const due = { loeschen_am: inDays(-3) }
  await ask('New', { ...due, status: 'neu' })
  const begun = await ask('Begun', { ...due, status: 'in_arbeit' })
  await ask('Visit', { ...due, art: 'corona', status: 'neu' })
  await cleanUpAt(instantInBerlin(`${inDays(0)}T00:01`))
  expect(await names()).toEqual(['Begun', 'New'])
  await office.payload.update({
    collection: 'anfragen',
    id: begun.id,
    data: { status: 'erledigt' },
    ...local,
  })
  await cleanUpAt(instantInBerlin(`${inDays(0)}T00:01`))
  expect(await names()).toEqual(['New'])
})

test('L4: the morning digest names what is overdue, and the inbox has a view of it', async () => {
  const { digestOf } = await import('../../apps/cms/src/subjects/anfragen/jobs/digest.ts')
  const row = { art: 'kontakt', neu: 0, liegen: 0, gescheitert: 0, ueberfaellig: 2 }
  const text = digestOf([row], 'https://redaktion.example')
  expect(text).toContain('gelöscht werden sollten: 2')
  expect(text).toContain(
    'https://redaktion.example/admin/collections/anfragen?ansicht=ueberfaellig',
  )
  expect(digestOf([{ ...row, ueberfaellig: 0 }], 'https://x.example')).toBeNull()
  const admin = await office.logIn('administration')
  const table = async (view: string) =>
    (await office.download(`anfragen/export?ansicht=${view}`, admin)).text()
  expect(await table('ueberfaellig')).toContain('New')
  expect(await table('erledigt')).not.toContain('New')
})
