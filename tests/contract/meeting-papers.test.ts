import { setTimeout as sleep } from 'node:timers/promises'
import { apiBasePath, meetingPapersPath, sessionHeaders } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { pdfOf, viewPdf } from '../support/joined-pdf.ts'
import { createDatabase } from '../support/postgres.ts'
import { readPdf } from '../support/read-pdf.ts'
import { startApiWithSessions } from './api-with-sessions.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { addMeeting, days, fillReaders, item, markers } from './council-town.ts'
import { german, numberOf } from './writing.ts'

// All papers of a meeting as one PDF (spec 2.6): of what a session sees, made by the job worker.

type Who = 'bau' | 'geld' | 'frueher'

let payload: Awaited<ReturnType<typeof openPayload>>
let council: Awaited<ReturnType<typeof fillReaders>>
let base: string

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  const { prepareQueues } = await import('../../apps/cms/src/platform/queue/prepare-queues.ts')
  await prepareQueues(url)
  council = await fillReaders(payload)
  base = await startApiWithSessions(payload, url, council.numbers)
})

function ask(who: Who | null, sitzung: number, headers: Record<string, string> = {}) {
  const address = base + apiBasePath + meetingPapersPath.replace('{id}', String(sitzung))
  const own: Record<string, string> = who === null ? {} : { [sessionHeaders.rat]: who }
  return fetch(address, { headers: { ...headers, ...own } })
}

const waiting = async () => {
  const { rows } = await payload.db.pool.query(
    `select data from pgboss.job where name = 'make-unterlagen' order by created_on`,
  )
  return rows.map(({ data }: { data: unknown }) => data)
}

/** Does what the worker does with a job. */
async function work(who: Who, sitzung: number) {
  const { makeUnterlagenFile } = await import('../../apps/cms/src/subjects/rat/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const tools = { payload, log, now: () => new Date(), transport: null, from: '' }
  await makeUnterlagenFile({ sitzung, rat: council.numbers[who] }, tools)
}

/** The file that somebody gets once it has been made. */
async function made(who: Who, sitzung: number): Promise<Uint8Array> {
  await work(who, sitzung)
  const response = await ask(who, sitzung)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

const seen = (text: string) => Object.values(markers).filter((word) => text.includes(word))

const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join(' ')

/** Waits where the twenty seconds in which the worker is asked once, counted by the clock, are near their end. */
async function awaitRoom(): Promise<void> {
  const left = 20_000 - (Date.now() % 20_000)
  if (left < 5_000) await sleep(left)
}

test('who asks first is told that it is being made, and the worker is asked once', async () => {
  await awaitRoom()
  const id = numberOf(council.meetings.council)
  const first = await ask('bau', id)
  expect([first.status, await first.text()]).toEqual([202, ''])
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect((await ask('bau', id)).status).toBe(202)
  expect(await waiting()).toEqual([{ sitzung: id, rat: council.numbers.bau }])
})

test('once it is made it is sent, in parts too, and no store keeps it', async () => {
  const id = numberOf(council.meetings.council)
  const whole = await made('bau', id)
  const part = await ask('bau', id, { range: 'bytes=0-4' })
  expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
  expect(part.headers.get('content-range')).toBe(`bytes 0-4/${whole.length}`)
  expect(part.headers.get('cache-control')).toBe('private, no-store')
  expect(part.headers.get('content-type')).toBe('application/pdf')
  expect((await ask('bau', id, { range: 'bytes=99999999-' })).status).toBe(416)
})

test('nobody without a session of the council gets it, nor learns which meetings there are', async () => {
  const ids = [numberOf(council.meetings.council), numberOf(council.meetings.building), 99_999]
  for (const id of ids) expect((await ask(null, id)).status).toBe(404)
})

test('a meeting of a committee alone is not there for others, and nothing is asked of the worker', async () => {
  const id = numberOf(council.meetings.building)
  const before = await waiting()
  expect((await ask('geld', id)).status).toBe(404)
  expect(await waiting()).toEqual(before)
  await work('geld', id)
  expect((await ask('geld', id)).status).toBe(404)
  expect(seen(await textOf(await made('bau', id)))).toEqual([markers.building])
})

test('each gets what their own sight holds, whoever had theirs made first', async () => {
  const id = numberOf(council.meetings.finance)
  const geld = await textOf(await made('geld', id))
  expect((await ask('bau', id)).status).toBe(202)
  const bau = await textOf(await made('bau', id))
  expect(new Set(seen(geld))).toEqual(new Set([markers.everybody, markers.finance]))
  expect(seen(bau)).toEqual([markers.everybody])
  expect(await textOf(await made('geld', id))).toBe(geld)
})

test('two who see the same have one file', async () => {
  const id = numberOf(council.meetings.council)
  await made('bau', id)
  expect((await ask('frueher', id)).status).toBe(200)
})

test('whoever leaves a committee loses its file with the next request', async () => {
  const id = numberOf(council.meetings.building)
  await made('bau', id)
  const gremium = council.committees.building.id
  const { mitglieder } = await payload.findByID({ collection: 'gremien', id: gremium, ...german })
  const end = (bis: string | null) =>
    payload.update({
      collection: 'gremien',
      id: gremium,
      ...german,
      data: {
        mitglieder: (mitglieder ?? []).map((one, index) => (index === 0 ? { ...one, bis } : one)),
        _status: 'published',
      },
    })
  await end(days.yesterday)
  expect((await ask('bau', id)).status).toBe(404)
  await end(null)
  expect((await ask('bau', id)).status).toBe(200)
})

test('a change of the meeting, a paper or a file makes it new, and what was before is left to go', async () => {
  const data = await pdfOf('Grundriss alt')
  const file = await payload.create({
    collection: 'dokumente',
    ...german,
    file: { name: 'plan.pdf', data, mimetype: 'application/pdf', size: data.length },
    data: { titel: 'Grundriss', bereich: 'rat' },
  })
  const paper = await payload.create({
    collection: 'vorlagen',
    ...german,
    data: { drucksache: '2031/050', titel: 'Umbau', dateien: [file.id], _status: 'published' },
  })
  const meeting = await addMeeting(payload, council.committees.council.id, {
    titel: 'Sondersitzung',
    tagesordnung: [item('Umbau der Halle', { vorlagen: [paper.id] })],
  })
  const id = numberOf(meeting)
  const first = await made('bau', id)
  expect(await textOf(first)).toContain('Grundriss alt')
  const { marks } = await viewPdf(first)
  expect(marks.at(-1)?.below[0]?.below[0]?.titel).toBe('Anlage: Grundriss')

  const published = { _status: 'published' } as const
  const changes: [string, () => Promise<unknown>][] = [
    [
      'Neubau',
      () =>
        payload.update({
          collection: 'vorlagen',
          id: paper.id,
          ...german,
          data: { titel: 'Neubau', ...published },
        }),
    ],
    [
      'Krisensitzung',
      () =>
        payload.update({
          collection: 'sitzungen',
          id: meeting.id,
          ...german,
          data: { titel: 'Krisensitzung', ...published },
        }),
    ],
    [
      'Grundriss neu',
      async () => {
        const other = await pdfOf('Grundriss neu')
        await payload.update({
          collection: 'dokumente',
          id: file.id,
          ...german,
          file: { name: 'plan.pdf', data: other, mimetype: 'application/pdf', size: other.length },
          data: {},
        })
      },
    ],
  ]
  for (const [words, change] of changes) {
    await change()
    expect([words, (await ask('bau', id)).status]).toEqual([words, 202])
    expect(await textOf(await made('bau', id))).toContain(words)
  }
  const { rows } = await payload.db.pool.query(
    `select count(*) >= 3 as "isThere" from media_leftovers
     where store = 'dokumente' and name like 'unterlagen-%' and not is_claimed`,
  )
  expect(rows).toEqual([{ isThere: true }])
})

test('a file that cannot be made is not waited for', async () => {
  const id = numberOf(council.meetings.council)
  const { readUnterlagen } = await import('../../apps/cms/src/subjects/rat/unterlagen/index.ts')
  const { keepFailure } = await import('../../apps/cms/src/subjects/rat/unterlagen/index.ts')
  const sessions = { rat: { nummer: council.numbers.geld }, intranet: null }
  const { schluessel } = await readUnterlagen(payload, sessions, id)
  await payload.db.pool.query('delete from sitzungsunterlagen where schluessel = $1', [schluessel])
  await keepFailure(payload, { schluessel, sitzung: id, rat: council.numbers.geld })
  expect((await ask('geld', id)).status).toBe(503)
  await payload.db.pool.query(
    `update sitzungsunterlagen set gescheitert_am = now() - interval '11 minutes'
     where schluessel = $1`,
    [schluessel],
  )
  expect((await ask('geld', id)).status).toBe(202)
  await made('geld', id)
})

test('what was made a week ago goes with the nightly clean-up', async () => {
  const id = numberOf(council.meetings.council)
  await made('bau', id)
  await payload.db.pool.query(
    `update sitzungsunterlagen set gemacht_am = now() - interval '8 days' where sitzung = $1`,
    [id],
  )
  const { cleanUp } = await import('../../apps/cms/src/jobs/clean-up.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  await cleanUp({}, { payload, log, now: () => new Date(), transport: null, from: '' })
  expect((await ask('bau', id)).status).toBe(202)
})
