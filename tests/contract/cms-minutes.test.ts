import { expect, test } from 'vitest'
import { z } from 'zod'
import { readPdf } from '../support/read-pdf.ts'
import { markers } from './council-town.ts'
import { day, openClerksOffice, punkt } from './invitations.ts'
import { german } from './writing.ts'

// What a clerk has made of a meeting: all its papers, to look through them; minutes from its agenda.

const { office, clerk, council, addMeeting, change } = await openClerksOffice()
const { members, papers } = council

const over = { beginn: `${day(-7)}T16:00:00.000Z` }
const draft = (id: string, token = clerk) =>
  office.call('POST', `sitzungen/${id}/niederschrift`, {}, token)
const newest = (id: string) =>
  office.payload.findByID({ collection: 'sitzungen', id, ...german, draft: true })
const shown = (id: string) => office.payload.findByID({ collection: 'sitzungen', id, ...german })

const refusal = z.object({
  errors: z.array(
    z.object({
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
    }),
  ),
})
const refusedAt = (body: object) =>
  refusal.parse(body).errors.flatMap(({ data }) => data.errors.map(({ path }) => path))

const present = (...raete: string[]) => raete.map((rat) => ({ rat, anwesenheit: 'anwesend' }))
const agenda = (rest: object) => [punkt('Haushalt', { oeffentlich: true, ...rest })]

test('minutes are drafted from results, members and votes, and nothing of it is public by that', async () => {
  const tagesordnung = agenda({
    ergebnis: 'beschlossen',
    ja: 2,
    nein: 0,
    enthaltung: 0,
    befangen: 1,
    vorlagen: [papers.everybody.id, papers.members.id],
  })
  const { id } = await addMeeting({ ...over, tagesordnung: [...tagesordnung, punkt('Personal')] })
  const { status, body } = await draft(id)
  expect([status, body]).toEqual([200, { offen: ['Noch ohne Ergebnis: TOP N 1.'] }])
  const doc = await newest(id)
  expect(doc).toMatchObject({ niederschrift: 'entwurf', _status: 'draft' })
  expect(doc.tagesordnung?.[0]).toMatchObject({
    beschluss: 'Der Vorschlag der Vorlage 2031/001 wird angenommen.',
    beratung: 'Ein Mitglied war befangen und hat weder beraten noch abgestimmt.',
    punkt: '1',
  })
  expect(doc.teilnahme).toHaveLength(3)
  const before = await shown(id)
  expect([before.niederschrift, before.teilnahme ?? []]).toEqual(['offen', []])
  // Done twice it is the same.
  await draft(id)
  expect((await newest(id)).teilnahme).toHaveLength(3)
})

test('votes above who is present are refused at their item, and a draft of them is kept', async () => {
  const teilnahme = present(members.bau, members.geld)
  const { id } = await addMeeting({ ...over, tagesordnung: agenda({}), teilnahme })
  const counted = agenda({ ja: 2, nein: 1 })
  const refused = await change(id, { tagesordnung: counted })
  expect([refused.status, refusedAt(refused.body)]).toEqual([400, ['tagesordnung.0.ja']])
  expect(JSON.stringify(refused.body)).toContain('zusammen 3, anwesend sind mit dem Vorsitz nur 2')
  const kept = { tagesordnung: counted, _status: 'draft' }
  expect((await office.call('PATCH', `sitzungen/${id}?draft=true`, kept, clerk)).status).toBe(200)
  // Whoever leads the committee by office votes as well.
  await office.payload.update({
    collection: 'gremien',
    id: council.committees.council.id,
    ...german,
    data: { vorsitz: 'Dr. Probe, Bürgermeisterin', _status: 'published' },
  })
  expect((await change(id, { tagesordnung: counted })).status).toBe(200)
})

test('minutes are approved on a day, and public with it', async () => {
  const { id } = await addMeeting({ ...over, tagesordnung: agenda({ beschluss: 'Ja.' }) })
  const early = await change(id, { niederschrift: 'oeffentlich' })
  expect([early.status, refusedAt(early.body)]).toEqual([400, ['genehmigt_am']])
  for (const genehmigt_am of [day(-8), day(1)])
    expect((await change(id, { niederschrift: 'genehmigt', genehmigt_am })).status).toBe(400)
  expect((await change(id, { niederschrift: 'genehmigt', genehmigt_am: day(0) })).status).toBe(200)
  expect((await change(id, { niederschrift: 'oeffentlich' })).status).toBe(200)
  expect((await shown(id)).niederschrift).toBe('oeffentlich')
})

test('a meeting that is to come, or was called off, has no minutes', async () => {
  const { id } = await addMeeting()
  expect((await draft(id)).status).toBe(409)
  expect((await change(id, { niederschrift: 'entwurf' })).status).toBe(400)
  const off = await addMeeting({ ...over, abgesagt: true })
  expect((await draft(off.id)).status).toBe(409)
  expect((await draft('nobody')).status).toBe(404)
})

test('votes that cannot be are not published by schedule either, and the log says so', async () => {
  const { id } = await addMeeting({
    ...over,
    tagesordnung: agenda({ ja: 9 }),
    teilnahme: present(members.bau),
    veroeffentlichen_am: new Date(Date.now() + 60_000).toISOString(),
    _status: 'draft',
  })
  const { runSchedule } = await import('../../apps/cms/src/jobs/schedule.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const now = () => new Date(Date.now() + 120_000)
  await runSchedule({}, { payload: office.payload, log, now, transport: null, from: '' })
  expect((await shown(id))._status).toBe('draft')
  const { rows } = await office.payload.db.pool.query(
    'select vorgang from protokoll where dokument = $1 order by created_at',
    [id],
  )
  expect(rows).toContainEqual({ vorgang: 'gescheitert' })
})

test('what comes from elsewhere is as it is: nothing of the product’s own is refused', async () => {
  const { id } = await addMeeting({ ...over, tagesordnung: agenda({}) })
  const tagesordnung = [{ blockType: 'punkt' as const, titel: 'Alt', ja: 90 }]
  const teilnahme = [{ rat: members.bau, anwesenheit: 'anwesend' as const }]
  await office.payload.update({
    collection: 'sitzungen',
    id,
    ...german,
    data: { tagesordnung, teilnahme, niederschrift: 'oeffentlich', _status: 'published' },
  })
  expect((await shown(id)).tagesordnung?.[0]?.ja).toBe(90)
})

test.each(['rathaus', 'tourismus', 'intranet-redaktion', 'autor'] as const)(
  '%s drafts no minutes',
  async (rolle) => {
    const { id } = await addMeeting(over)
    expect((await draft(id, await office.logIn(rolle))).status).toBe(403)
    expect((await newest(id)).niederschrift).toBe('offen')
  },
)

test('the log says who drafted the minutes', async () => {
  const { id, nummer } = await addMeeting({ ...over, tagesordnung: agenda({}) })
  await draft(id)
  const { rows } = await office.payload.db.pool.query(
    `select wer, eintrag, felder from protokoll where dokument = $1 and vorgang = 'entwurf'`,
    [id],
  )
  expect(rows).toEqual([
    { wer: 'Probe', eintrag: `Sitzung ${nummer}`, felder: 'Anwesenheit, Niederschrift' },
  ])
})

const calls = (id: string) => `sitzungen/${id}/unterlagen`

async function askPapers(id: string, token = clerk) {
  const { status, body } = await office.call('POST', calls(id), {}, token)
  return [status, body.fertig]
}

/** Does what the worker does with the job that was asked for last. */
async function work(asked: { sitzung: number; rat: number }) {
  const { rows } = await office.payload.db.pool.query(
    `select data from pgboss.job where name = 'make-unterlagen' order by created_on desc limit 1`,
  )
  expect(rows).toEqual([{ data: asked }])
  const { makeUnterlagenFile } = await import('../../apps/cms/src/subjects/rat/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const { payload } = office
  await makeUnterlagenFile(asked, {
    payload,
    log,
    now: () => new Date(),
    transport: null,
    from: '',
  })
}

const asDraft = { ...german, draft: true } as const
const unpublished = { _status: 'draft' } as const

/** A draft of a meeting for the building committee alone, with a paper that is half written. */
async function addDraft() {
  const { payload } = office
  const { prepareQueues } = await import('../../apps/cms/src/platform/queue/prepare-queues.ts')
  await prepareQueues(office.databaseUrl)
  const half = { drucksache: '2031/051', ...unpublished }
  const unnamed = await payload.create({ collection: 'vorlagen', ...asDraft, data: half })
  const vorlagen = [papers.building.id, papers.draft.id, unnamed.id]
  const data = {
    titel: 'Bauausschuss',
    beginn: '2031-07-10T16:30:00.000Z',
    gremium: council.committees.building.id,
    leserkreis: 'gremium' as const,
    tagesordnung: [{ ...punkt('Abbruch'), blockType: 'punkt' as const, vorlagen }],
    ...unpublished,
  }
  return payload.create({ collection: 'sitzungen', ...asDraft, data })
}

test('the clerk looks through a draft as its committee will read it, and nobody else has it', async () => {
  const { id, nummer } = await addDraft()
  const sitzung = nummer ?? 0
  expect(await askPapers(id)).toEqual([200, false])
  expect((await office.download(calls(id), clerk)).status).toBe(409)
  await work({ sitzung, rat: 0 })
  expect(await askPapers(id)).toEqual([200, true])
  const file = await office.download(calls(id), clerk)
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()))
  const text = pages.join(' ').replaceAll(/\s+/g, ' ')
  expect(pages[0]).toContain('Zum Prüfen')
  const seen = Object.values(markers).filter((word) => text.includes(word))
  expect(new Set(seen)).toEqual(new Set([markers.building, markers.nobody]))
  expect(text).toContain('2031/051: (ohne Titel)')
  expect(text.match(/So noch nicht veröffentlicht/g)).toHaveLength(2)
  // Not for the committee's members, nor for others in the town hall, before it is published.
  const { readUnterlagen } = await import('../../apps/cms/src/subjects/rat/unterlagen/index.ts')
  const sessions = { rat: { nummer: council.numbers.bau }, intranet: null }
  await expect(readUnterlagen(office.payload, sessions, sitzung)).rejects.toMatchObject({
    code: 'not-found',
  })
  const others = await office.logIn('rathaus')
  expect((await askPapers(id, others))[0]).toBe(403)
  expect((await office.download(calls(id), others)).status).toBe(403)
  const data = { titel: 'Bauausschuss im Juli', ...unpublished }
  await office.payload.update({ collection: 'sitzungen', id, ...asDraft, data })
  expect(await askPapers(id)).toEqual([200, false])
  expect((await office.download(calls(id), clerk)).status).toBe(409)
})

test('of a draft without its day the clerk hears what is missing; of none, that there is none', async () => {
  const data = { titel: 'Ohne Tag', gremium: council.committees.council.id, ...unpublished }
  const { body } = await office.call('POST', 'sitzungen?draft=true&depth=0', data, clerk)
  const { id } = z.object({ doc: z.object({ id: z.string() }) }).parse(body).doc
  const answer = await office.call('POST', calls(id), {}, clerk)
  expect(answer.status).toBe(409)
  expect(JSON.stringify(answer.body)).toContain('zuerst den Beginn der Sitzung')
  expect((await office.call('POST', calls('nichts'), {}, clerk)).status).toBe(404)
})
