import { expect, test } from 'vitest'
import { markers } from './council-town.ts'
import { day, openClerksOffice, punkt } from './invitations.ts'
import { german, published } from './writing.ts'

// Invitations to meetings by mail: once for each member, and no word of what is not public in any.

const { office, clerk, council, addMeeting, change, look, send, invite, mailsOf } =
  await openClerksOffice()

const all = ['bau@rat.example', 'frueher@rat.example', 'geld@rat.example']

test('each member of the committee gets one mail, with the public agenda and what to log in for', async () => {
  const { id, nummer } = await addMeeting()
  expect(await look(id)).toMatchObject({ art: 'ladung', problem: null, frist: null, bisher: [] })
  const { status, body } = await invite(id)
  expect([status, body.message]).toEqual([200, 'Einladung geht an 3 Mitglieder hinaus.'])
  const mails = await mailsOf(id)
  expect(mails.map(({ an }) => an)).toEqual(all)
  const [{ betreff, text } = { betreff: '', text: '' }] = mails
  expect(betreff).toMatch(/^Einladung: Rat: Sitzung im Herbst am \d+\. \p{L}+ \d{4}$/u)
  expect(text).toContain('Guten Tag Kim Bau,')
  expect(text).toContain('1  Haushalt\n   Vorlage 2031/001: Vorlage Markeroffen')
  expect(text).toContain(`/de/gemeinderat/intern/sitzungen/${nummer}/`)
  expect(mails[0]?.antwort_an).toMatch(/@kurstadt\.example$/)
  expect(text).toContain('Was nicht öffentlich beraten wird, sehen Sie nach der Anmeldung.')
})

test('no word of what is not public stands in a mail, whoever it goes to', async () => {
  const { id } = await addMeeting()
  await invite(id)
  const closed = await addMeeting(
    { titel: `Klausur ${markers.building}`, oeffentlich: false },
    council.committees.building.id,
  )
  await invite(closed.id)
  const mails = [...(await mailsOf(id)), ...(await mailsOf(closed.id))]
  expect(mails).toHaveLength(4)
  for (const { betreff, text } of mails) {
    for (const word of [markers.members, markers.building, markers.finance, 'Geheim', 'Klausur'])
      expect(`${betreff} ${text}`).not.toContain(word)
    // A paper that is not public is a link behind the login alone.
    if (text.includes('Haushalt') && text.includes('Vorlage 2031/001'))
      expect(text).toMatch(/Nicht öffentliche Unterlage: \S+\/intern\/vorlagen\/\d+\//)
  }
})

test('two clerks at once send once, and the second hears so', async () => {
  const { id } = await addMeeting()
  const other = await office.logIn('rat-verwaltung')
  const { stand } = await look(id)
  const answers = await Promise.all([send(id, stand), send(id, stand, other)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await mailsOf(id)).toHaveLength(3)
})

test('what has not changed goes out to nobody again; who joined later gets it, and nobody twice', async () => {
  const { id } = await addMeeting({}, council.committees.finance.id)
  await invite(id)
  expect((await look(id)).problem).toContain('Alle haben diese Einladung schon')
  expect((await invite(id)).status).toBe(409)
  const gremium = council.committees.finance.id
  const seats = (raete: string[]) =>
    office.payload.update({
      collection: 'gremien',
      id: gremium,
      ...german,
      data: { mitglieder: raete.map((rat) => ({ rat, funktion: 'mitglied' })), ...published },
    })
  await seats([council.members.geld, council.members.bau])
  expect(await look(id)).toMatchObject({ nachtrag: true, empfaenger: ['Kim Bau'], problem: null })
  await invite(id)
  expect((await mailsOf(id)).map(({ an }) => an)).toEqual(['bau@rat.example', 'geld@rat.example'])
  await seats([council.members.geld])
})

test('whoever stands in at a meeting gets its invitation, which was nobody’s but the members’ before', async () => {
  const { id } = await addMeeting({}, council.committees.building.id)
  await invite(id)
  const { bau: rat, geld: vertretung } = council.members
  await change(id, { teilnahme: [{ rat, anwesenheit: 'entschuldigt', vertretung }] })
  expect(await look(id)).toMatchObject({ nachtrag: true, empfaenger: ['Kim Geld'] })
})

test('a changed agenda goes out as changed, results and minutes do not', async () => {
  const { id } = await addMeeting()
  await invite(id)
  const tagesordnung = [
    punkt('Haushalt', { oeffentlich: true }),
    punkt('Bad', { oeffentlich: true }),
  ]
  await change(id, { tagesordnung })
  expect(await look(id)).toMatchObject({ art: 'aenderung', nachtrag: false, problem: null })
  await invite(id)
  const mails = await mailsOf(id)
  expect(mails).toHaveLength(6)
  expect(mails.at(-1)?.betreff).toContain('Geänderte Einladung: ')
  expect(mails.at(-1)?.text).toContain('2  Bad')
  const decided = tagesordnung.map((one) => ({ ...one, beschluss: 'Ja', ja: 3, beratung: 'lang' }))
  await change(id, { tagesordnung: decided, niederschrift: 'entwurf' })
  expect((await look(id)).problem).toContain('nichts geändert')
})

test('who was invited hears that the meeting is called off; who was not hears nothing', async () => {
  const { id } = await addMeeting()
  await invite(id)
  await change(id, { abgesagt: true })
  expect((await invite(id)).body.message).toBe('Absage geht an 3 Mitglieder hinaus.')
  expect((await mailsOf(id)).at(-1)?.text).toContain('diese Sitzung ist abgesagt')
  const quiet = await addMeeting({ abgesagt: true })
  expect((await look(quiet.id)).problem).toContain('eingeladen wurde niemand')
})

test('a draft, and a meeting that has begun, invite nobody, and the clerk hears why', async () => {
  const draft = await addMeeting({ _status: 'draft' })
  expect((await look(draft.id)).problem).toContain('Veröffentlichen Sie die Sitzung zuerst')
  expect((await invite(draft.id)).status).toBe(409)
  const over = await addMeeting({ beginn: `${day(-2)}T16:00:00.000Z` })
  expect((await look(over.id)).problem).toContain('schon begonnen')
  expect(await mailsOf(draft.id)).toEqual([])
})

test('a newer draft is said and does not go out', async () => {
  const { id } = await addMeeting()
  const data = { titel: 'Unfertig', _status: 'draft' }
  await office.call('PATCH', `sitzungen/${id}?draft=true`, data, clerk)
  expect((await look(id)).neuererEntwurf).toBe(true)
  await invite(id)
  expect((await mailsOf(id)).map(({ betreff }) => betreff).join()).not.toContain('Unfertig')
})

test('each item says who will read it, and where a paper does not fit', async () => {
  const { id } = await addMeeting({
    leserkreis: 'gremium',
    tagesordnung: [
      punkt('Offen', { oeffentlich: true, vorlagen: [council.papers.members.id] }),
      punkt('Zu', { vorlagen: [council.papers.everybody.id, council.papers.draft.id] }),
    ],
  })
  expect((await look(id)).punkte).toEqual([
    {
      punkt: '1',
      sieht: 'alle',
      hinweise: ['Vorlage 2031/002 ist nicht öffentlich, der Punkt schon.'],
    },
    {
      punkt: 'N 1',
      sieht: 'nur Mitglieder des Gremiums',
      hinweise: [
        'Vorlage 2031/001 ist öffentlich, der Punkt nicht: Alle lesen sie.',
        'Vorlage 2031/005 ist nicht veröffentlicht: Niemand kann sie lesen.',
      ],
    },
  ])
})

test('members without an address are named, and those whose term is over or to come then are not invited', async () => {
  const add = (nachname: string, rest: object) =>
    office.payload.create({
      collection: 'raete',
      ...german,
      data: { ...published, vorname: 'Kim', nachname, ...rest },
    })
  const [paper, gone, next, sub] = [
    await add('Papier', {}),
    await add('Weg', { email: 'weg@rat.example', bis: day(10) }),
    await add('Neu', { email: 'neu@rat.example', seit: day(21) }),
    await add('Ersatz', { email: 'ersatz@rat.example' }),
  ]
  const { id: gremium } = await office.payload.create({
    collection: 'gremien',
    ...german,
    data: {
      ...published,
      titel: 'Beirat',
      kuerzel: 'BR',
      sortierung: 9,
      mitglieder: [paper, gone, next, sub].map(({ id: rat }) => ({
        rat,
        funktion: rat === sub.id ? 'ersatz' : 'mitglied',
      })),
    },
  })
  const { id } = await addMeeting({}, gremium)
  expect(await look(id)).toMatchObject({
    empfaenger: [],
    ohneMail: ['Kim Papier'],
    problem: 'Kein Mitglied hat eine E-Mail für die Anmeldung.',
  })
})

test('the log says who invited how many, and of which meeting without its title', async () => {
  const { id, nummer } = await addMeeting()
  await invite(id)
  const { rows } = await office.payload.db.pool.query(
    `select wer, eintrag, konto is not null as by_somebody from protokoll
     where dokument = $1 and vorgang = 'eingeladen'`,
    [id],
  )
  expect(rows).toEqual([
    { wer: 'Probe', eintrag: `Sitzung ${nummer}: Einladung an 3 Mitglieder`, by_somebody: true },
  ])
})

test('an invitation that is not kept is not mailed', async () => {
  const { id } = await addMeeting()
  const { stand } = await look(id)
  const { pool } = office.payload.db
  await pool.query(
    `create function refuse_log() returns trigger language plpgsql as
       $$ begin raise exception 'full'; end $$`,
  )
  await pool.query(
    `create trigger full_log before insert on protokoll for each row
     when (new.vorgang = 'eingeladen') execute function refuse_log()`,
  )
  expect((await send(id, stand)).status).toBe(500)
  await pool.query('drop trigger full_log on protokoll; drop function refuse_log')
  expect([await mailsOf(id), (await look(id)).bisher]).toEqual([[], []])
  expect((await send(id, stand)).status).toBe(200)
})

test.each(['rathaus', 'tourismus', 'intranet-redaktion', 'autor'] as const)(
  '%s invites nobody and learns nothing of a meeting',
  async (rolle) => {
    const { id } = await addMeeting()
    const token = await office.logIn(rolle)
    expect((await send(id, 'x', token)).status).toBe(403)
    const seen = await office.call('GET', `sitzungen/${id}/einladung`, undefined, token)
    expect([seen.status, JSON.stringify(seen.body)]).toEqual([
      403,
      expect.not.stringContaining('Haushalt'),
    ])
  },
)

test('what is no meeting, and a call without what was looked at, are refused', async () => {
  const { id } = await addMeeting()
  expect((await send('nobody', 'x')).status).toBe(404)
  expect((await send('b7e23ec2-9af2-4f0e-9a51-1f0b7a3c5d11', 'x')).status).toBe(404)
  expect((await send(id, undefined)).status).toBe(400)
  expect((await send(id, 'x')).status).toBe(409)
})
