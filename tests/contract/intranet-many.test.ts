import { calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { fillAtOnce } from '../support/fill-at-once.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { local } from './writing.ts'

// Issue 18, speed: 5,000 texts and 10,000 documents; a page in under 60 ms, the search in under 80 ms.

const sessions = { rat: null, intranet: { uuid: 'u' } }

let payload: Payload
let handlers: Handlers

/** Eighty words, of which each text has others. */
const words = `(select string_agg((array['Dienst','Antrag','Urlaub','Kantine','Gleitzeit','Schulung',
  'Datenschutz','Fahrzeug','Schlüssel','Brandschutz','Rechnung','Vertretung'])[1 + (n * 7 + w * w) % 12]
  || (w * n) % 997, ' ') from generate_series(1, 80) as w)`

const fill = [
  `insert into intranet_texte (titel, text, rubrik_id, datum_von, nummer, _status)
   select 'Mitteilung ' || n, jsonb_build_object('root', jsonb_build_object('text', ${words})),
     (select id from intranet_rubriken order by nummer offset n % 6 limit 1),
     '2026-01-01'::date + n % 300, n, 'published'
   from generate_series(1, 5000) as n`,
  `insert into dokumente (titel, bereich, nummer, filename, filesize)
   select 'Datei ' || n, 'intranet', n, 'datei-' || n || '.pdf', 1000 from generate_series(1, 10000) as n`,
  `insert into dokumentworte (dokument, datei, worte)
   select d.id, d.filename, ${words} from dokumente d, lateral (select d.nummer::int as n) as number`,
  `insert into intranet_archiv (titel, thema_id, datei_id, stand, nummer, _status)
   select 'Regel ' || d.nummer, (select id from intranet_archiv_themen limit 1), d.id, now(), d.nummer,
     'published' from dokumente d`,
]

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
  for (let place = 1; place <= 6; place += 1) {
    const data = { rubrik: `Rubrik ${place}`, url: `rubrik-${place}`, taggingpfad: 'intranet/x' }
    await payload.create({
      collection: 'intranet_rubriken',
      ...local,
      data: { ...data, sortierung: place },
    })
  }
  const topic = { thema: 'Regeln', sortierung: 1 }
  await payload.create({ collection: 'intranet_archiv_themen', ...local, data: topic })
  const { writeMissingInternal } = await import('../../apps/cms/src/editing/suche/index.ts')
  await fillAtOnce(url, [...fill, writeMissingInternal, 'analyze'])
})

type Answered = { answer: { anzahl: number } }

/** The shortest of several times: what else runs on the machine only adds to it. */
async function fastestOf(longest: number, ask: () => Promise<Answered>) {
  let time = Number.POSITIVE_INFINITY
  let anzahl = 0
  for (let round = 0; round < 20 && time >= longest; round += 1) {
    const begin = performance.now()
    anzahl = (await ask()).answer.anzahl
    time = Math.min(time, performance.now() - begin)
  }
  return { time, anzahl }
}

test.each([
  ['a rare word', { q: 'Gleitzeit431' }, 1],
  ['a word of nearly everything', { q: 'Urlaub' }, 1000],
  ['two words', { q: 'Brandschutz Schulung' }, 100],
  ['the beginning of a word', { q: 'Ver' }, 1000],
  ['part of a title', { q: 'teilung 4711' }, 1],
  ['what nobody wrote', { q: 'gibtesnicht' }, 0],
  ['what is new', { neu_seit: '2026-01-01T00:00:00.000Z' }, 15_000],
])('the search for %s comes in under 80 ms', async (_, query, least) => {
  const params = calls['intranet/suche'].params.parse(query)
  const ask = handlers['intranet/suche']
  const asked = { payload, params, id: 0, sessions }
  const { time, anzahl } = await fastestOf(80, async () => ask(asked))
  expect(anzahl).toBeGreaterThanOrEqual(least)
  expect(time).toBeLessThan(80)
})

test.each([
  ['the newest three of a category', {}],
  ['its eightieth page', { seite: 80, pro_seite: 10 }],
])('%s come in under 60 ms', async (_, query) => {
  const params = calls['intranet/rubrik/{url}'].params.parse(query)
  const ask = handlers['intranet/rubrik/{url}']
  const asked = { payload, params, id: 0, url: 'rubrik-3', sessions }
  expect((await fastestOf(60, async () => ask(asked))).time).toBeLessThan(60)
})
