import { expect, test } from 'vitest'
import { z } from 'zod'
import { day, openClerksOffice, punkt } from './invitations.ts'
import { german } from './writing.ts'

// Attendance, votes and minutes of a meeting, from its agenda to the website.

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
