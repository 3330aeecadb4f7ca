import { randomUUID } from 'node:crypto'
import { rueckmeldungCall } from '@kurstadt/contract/rueckmeldung'
import { beforeAll, expect, test } from 'vitest'
import type { Rolle } from '../../apps/cms/src/editing/access/index.ts'
import type { Teil } from '../../apps/cms/src/editing/access/teile.ts'
import { offices, openTaking, type Taking } from './anfragen.ts'
import { german, local, published } from './writing.ts'

// «Hat Ihnen diese Seite geholfen?» (issue 25.6): who may read it, and whom it is told.

let town: Taking

async function addPage(
  titel: string,
  pfad: string,
  more: { zustaendig: Teil; verantwortlich?: string },
) {
  const look = { pageLayout: 'default', pageTheme: 'default' } as const
  const data = { ...published, ...look, titel, pfad, ...more }
  await town.payload.create({ collection: 'seiten', ...german, data })
}

const account = async (email: string, ...rollen: Rolle[]) => {
  const data = { email, name: 'Mara Tann', rollen, password: `${randomUUID()}-Aa1` }
  return town.payload.create({ collection: 'benutzer', ...local, data })
}

/** What somebody says of a page; answers the status and what came of it. */
async function say(pfad: string, more: object = {}, sender = 'somebody') {
  const body = { kennung: randomUUID(), sprache: 'de', pfad, geholfen: true, ...more }
  const response = await fetch(`${town.api.url}/api/cms${rueckmeldungCall}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-absender': sender },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  return { status: response.status, answer, cached: response.headers.get('cache-control') }
}

type Row = { pfad: string; geholfen: boolean; satz: string | null; zustaendig: string }
async function rows(pfad: string): Promise<Row[]> {
  const text =
    'select pfad, geholfen, satz, zustaendig::text from rueckmeldungen where pfad = $1 order by created_at'
  return (await town.client.query<Row>(text, [pfad])).rows
}

beforeAll(async () => {
  town = await openTaking()
  const { id } = await account('baederamt@bad-silberbronn.example', 'tourismus')
  await addPage('Baden', '/de/baden/', { zustaendig: 'tourismus', verantwortlich: String(id) })
  await addPage('Rathaus', '/de/rathaus/', { zustaendig: 'rathaus' })
  await addPage('Ämter', '/de/aemter/', { zustaendig: 'rathaus' })
  await addPage('Fest', '/de/fest/', { zustaendig: 'festival' })
})

test('one click is kept with the part of the site that the page belongs to, and nothing of its sender', async () => {
  const said = await say('/de/rathaus/', { geholfen: false })
  expect([said.status, said.answer]).toEqual([200, { ergebnis: 'angenommen' }])
  expect(said.cached).toContain('no-store')
  expect(await rows('/de/rathaus/')).toEqual([
    { pfad: '/de/rathaus/', geholfen: false, satz: null, zustaendig: 'rathaus' },
  ])
  const { rows: all } = await town.client.query('select * from rueckmeldungen')
  expect(JSON.stringify(all)).not.toContain('somebody')
})

test('what comes twice is kept once; the sentence that follows belongs to it and is never replaced', async () => {
  const kennung = randomUUID()
  await say('/de/fest/', { kennung })
  await say('/de/fest/', { kennung, satz: '  Schön gemacht.  ' })
  await say('/de/fest/', { kennung, satz: 'Etwas anderes.' })
  expect(await rows('/de/fest/')).toMatchObject([{ geholfen: true, satz: 'Schön gemacht.' }])
})

test('two clicks of one finger are one answer; somebody else at the same moment is another', async () => {
  const before = (await rows('/de/fest/')).length
  await Promise.all([say('/de/fest/', {}, 'finger'), say('/de/fest/', {}, 'finger')])
  expect(await rows('/de/fest/')).toHaveLength(before + 1)
  await say('/de/fest/', {}, 'neighbour')
  expect(await rows('/de/fest/')).toHaveLength(before + 2)
  // Behind one line there may be two people: what one of them has written is never lost.
  await say('/de/fest/', { satz: 'Zu laut.' }, 'finger')
  expect(await rows('/de/fest/')).toHaveLength(before + 3)
})

test('an address as browsers write it is the page that stands there', async () => {
  expect((await say('/de/%61emter/')).status).toBe(200)
  expect(await rows('/de/aemter/')).toHaveLength(1)
})

test.each([
  ['a page that is not there', '/de/gibt-es-nicht/', {}, 404],
  ['a page in another language than said', '/de/baden/', { sprache: 'en' }, 404],
  ['an address of another site', '//evil.example/', {}, 404],
  ['an address that cannot be read', '/de/%E0%A4%A/', {}, 400],
  ['no address', 'baden', {}, 400],
  ['neither yes nor no', '/de/baden/', { geholfen: 'ja' }, 400],
  ['a number that is none', '/de/baden/', { kennung: '1' }, 400],
])('%s is refused and nothing is kept', async (_, pfad, more, status) => {
  expect((await say(pfad, more)).status).toBe(status)
  expect(await rows('/de/baden/')).toEqual([])
})

test.each([
  ['https://evil.example/', 'links'],
  ['Schreiben Sie an a@b.example', 'links'],
  ['x'.repeat(601), 'lang'],
  ['Hallo \u0007', 'zeichen'],
])(
  'T62: a sentence that leads away or is no sentence is said to be wrong: %s',
  async (satz, why) => {
    expect(await say('/de/baden/', { satz })).toMatchObject({
      status: 200,
      answer: { ergebnis: 'fehler', satz: why },
    })
    expect(await rows('/de/baden/')).toEqual([])
  },
)

test('T60: one sender is told to wait, another one is not', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 42 }, async () => (await say('/de/fest/', {}, 'script')).status),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect((await say('/de/fest/', {}, 'guest')).status).toBe(200)
})

test.each([
  ['administration', ['festival', 'rathaus']],
  ['rathaus', ['rathaus']],
  ['festival', ['festival']],
  ['tourismus', []],
  ['rat-verwaltung', []],
  ['autor', []],
] as const)('%s reads what is said of its own part of the site', async (rolle, parts) => {
  const user = await account(`${randomUUID()}@bad-silberbronn.example`, rolle)
  const asked = { collection: 'rueckmeldungen', overrideAccess: false, limit: 200 } as const
  const found = town.payload.find({
    ...asked,
    user: { ...user, collection: 'benutzer', passwort_aendern: false },
  })
  const seen = await found.then(
    ({ docs }) => [...new Set(docs.map(({ zustaendig }) => zustaendig))].sort(),
    () => [],
  )
  expect(seen).toEqual(parts)
})

test('once a day whoever answers for a page hears how many, else its house; nobody hears a word of it', async () => {
  const { notifyOwners } = await import('../../apps/cms/src/subjects/rueckmeldungen/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  await say('/de/baden/', { geholfen: false, satz: 'Die Preise fehlen.' }, 'reader')
  await say('/de/baden/', {}, 'another reader')
  const tomorrow = new Date(Date.now() + 86_400_000)
  const tools = { payload: town.payload, log, now: () => tomorrow }
  await notifyOwners(tools)
  await notifyOwners(tools)
  const { rows: mails } = await town.client.query<{ an: string; text: string; anlass: string }>(
    `select an, text, anlass from mails where anlass like 'rueckmeldungen:%' order by an`,
  )
  expect(mails.map(({ an }) => an)).toEqual([
    'baederamt@bad-silberbronn.example',
    offices.rathaus,
    offices.tourismus,
  ])
  // What a mail was about outlives its address (T67).
  for (const { anlass } of mails) expect(anlass).not.toContain('@')
  expect(mails[0]?.text).toContain(' gestern zu ')
  expect(mails[0]?.text).toContain('- /de/baden/: 1 × „Nein“, 1 Bemerkung\n')
  expect(mails[1]?.text).toContain('- /de/rathaus/: 1 × „Nein“\n')
  expect(JSON.stringify(mails)).not.toContain('Preise')
})

test('pages that helped least stand first, of the own parts alone', async () => {
  const { readFeedbackSums } = await import(
    '../../apps/cms/src/subjects/rueckmeldungen/read-sums.ts'
  )
  const sums = await readFeedbackSums(town.payload, ['tourismus', 'rathaus'])
  expect(sums.map(({ seite, ...sum }) => ({ ...sum, linked: seite !== null }))).toEqual([
    { pfad: '/de/baden/', ja: 1, nein: 1, saetze: 1, linked: true },
    { pfad: '/de/rathaus/', ja: 0, nein: 1, saetze: 0, linked: true },
    { pfad: '/de/aemter/', ja: 1, nein: 0, saetze: 0, linked: true },
  ])
})

test('what was said while nobody sent mails is told with the next ones, and once', async () => {
  const { notifyOwners } = await import('../../apps/cms/src/subjects/rueckmeldungen/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  await say('/de/fest/', { geholfen: false }, 'late reader')
  await town.client.query(`update rueckmeldungen set created_at = created_at + interval '1 day'
    where created_at = (select max(created_at) from rueckmeldungen)`)
  const tools = (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000)
    return { payload: town.payload, log, now: () => now }
  }
  const told = async () => {
    const { rows: mails } = await town.client.query<{ text: string }>(
      `select text from mails where anlass like 'rueckmeldungen:%' order by anlass desc`,
    )
    return mails.map(({ text }) => text)
  }
  const before = (await told()).length
  await notifyOwners(tools(4))
  await notifyOwners(tools(5))
  const mails = await told()
  expect(mails).toHaveLength(before + 1)
  expect(mails[0]).toMatch(/ seit dem \d\d\.\d\d\.\d{4} zu [^-]+- \/de\/fest\/: 1 × „Nein“\n/)
})

test('T67: after a year it is gone', async () => {
  const { forgetFeedback } = await import(
    '../../apps/cms/src/subjects/rueckmeldungen/jobs/index.ts'
  )
  const forget = (days: number) =>
    town.payload.db.drizzle.execute(
      forgetFeedback(new Date(Date.now() + days * 86_400_000).toISOString()),
    )
  await forget(364)
  expect(await rows('/de/baden/')).toHaveLength(2)
  await forget(367)
  expect(await rows('/de/baden/')).toEqual([])
})
