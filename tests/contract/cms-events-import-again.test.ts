import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { csv, type File, ics, report, results, year } from './event-files.ts'
import { english, german, published } from './writing.ts'

const collection = 'veranstaltungen'

let office: BackOffice
let token: string

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus')
})

async function commit(file: File) {
  const { status, body } = await office.upload('veranstaltungen/einlesen', file, token)
  expect([status, body.errors ?? []]).toEqual([200, []])
  return report.parse(body)
}

const newest = (id: string) =>
  office.payload.findByID({ collection, id, ...german, draft: true, trash: true })

/** A choir on the fifth of each month; the source calls off the days that it names. */
function choir(uid: string, titel: string, ...off: string[]): string {
  const own = [
    `UID:${uid}`,
    `SUMMARY:${titel}`,
    `DTSTART;TZID=Europe/Berlin:${year}0105T190000`,
    'RRULE:FREQ=MONTHLY;COUNT=6',
  ]
  const days = off.map((day) => [
    `UID:${uid}`,
    `SUMMARY:${titel}`,
    'STATUS:CANCELLED',
    `RECURRENCE-ID;TZID=Europe/Berlin:${day}T190000`,
    `DTSTART;TZID=Europe/Berlin:${day}T190000`,
  ])
  return ics(
    ...[own, ...days]
      .map((one) => one.join('\r\n'))
      .join('\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\n')
      .split('\r\n'),
  )
}

test('what an editor called off, and what is otherwise theirs, outlives a new file', async () => {
  const { zeilen } = await commit(choir('chor@quelle', 'Chor', `${year}0205`))
  const id = zeilen[0]?.id ?? ''
  const data = { plain_text: 'Von Hand.', ...published }
  await office.payload.update({ collection, id, ...german, data })
  const off = { stand: 'abgesagt', tag: `${year}-03-05`, grund: 'Krank.', grund_en: 'Ill.' }
  expect((await office.call('POST', `veranstaltungen/${id}/absagen`, off, token)).status).toBe(200)

  const again = await commit(choir('chor@quelle', 'Kirchenchor', `${year}0205`, `${year}0405`))
  expect(results(again)).toEqual(['geaendert'])
  expect(again.zeilen[0]?.hinweise.join(' ')).toContain(`Kurztext, Termin am 05.03.${year}`)
  const found = await newest(id)
  expect(found).toMatchObject({ titel: 'Kirchenchor', plain_text: 'Von Hand.', _status: 'draft' })
  expect(found.serie?.[0]?.aenderungen).toMatchObject([
    { datum: `${year}-02-05T12:00:00.000Z` },
    { datum: `${year}-03-05T12:00:00.000Z`, stand: 'abgesagt', grund: 'Krank.' },
    { datum: `${year}-04-05T12:00:00.000Z` },
  ])
  const inEnglish = await office.payload.findByID({ collection, id, ...english, draft: true })
  expect(inEnglish.serie?.[0]?.aenderungen?.[1]?.grund).toBe('Ill.')
})

test('a day that takes place after all by hand is not called off again, but follows its source', async () => {
  const { zeilen } = await commit(choir('probe@quelle', 'Probe', `${year}0205`, `${year}0305`))
  const id = zeilen[0]?.id ?? ''
  await office.payload.update({ collection, id, ...german, data: published })
  const on = { stand: 'geplant', tag: `${year}-02-05` }
  expect((await office.call('POST', `veranstaltungen/${id}/absagen`, on, token)).status).toBe(200)
  await commit(choir('probe@quelle', 'Probe im Saal', `${year}0205`))
  expect((await newest(id)).serie?.[0]?.aenderungen).toEqual([])
})

test('an event in the bin stays there, and the others of the file are imported', async () => {
  const rows = (hour: string) => [`Weg damit;24.05.${year};${hour};;`, `Bleibt;25.05.${year};;;`]
  const { zeilen } = await commit(csv(...rows('19:30')))
  const id = zeilen[0]?.id ?? ''
  const deletedAt = new Date().toISOString()
  await office.payload.update({ collection, id, ...german, data: { deletedAt } })
  const again = await commit(csv(...rows('19:30'), `Neu;26.05.${year};;;`))
  expect(results(again)).toEqual(['papierkorb', 'unveraendert', 'neu'])
  expect((await newest(id)).deletedAt).toBe(deletedAt)
})
