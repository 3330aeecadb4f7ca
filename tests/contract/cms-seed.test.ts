import { readdir } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { TownContent } from '../../content/shape.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { english, german, local } from './writing.ts'

let office: BackOffice

beforeAll(async () => {
  office = await openBackOffice()
})

const svg = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>'
const stelle = { name: { de: 'Rathaus', en: 'Town hall' }, amt: 'rathaus' }
const amt = {
  key: 'rathaus',
  titel: { de: 'Information', en: 'Reception' },
  text: { de: 'Auskunft.', en: 'Information.' },
  zustaendigkeiten: { de: '- Auskunft', en: '- Information' },
  sortierung: 1,
  mitarbeiter: [],
  kontakt: {},
  adresse: { strasse: 'Marktplatz 1', plz: '00000', ort: 'Bad Silberbronn' },
  oeffnungszeiten: [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT' as const,
      hinweisText: 'Mit Termin.',
      regulaereZeiten: [{ tagestyp: 'MONTAG' as const, beginn: '08:00', ende: '12:00' }],
      abweichendeZeiten: [
        { beginn: '2031-05-06T00:00', ende: '2031-05-07T00:00', zusatz: 'Geschlossen.' },
      ],
      saisons: [
        {
          titel: 'Sommer',
          von: '2030-04-01',
          bis: '2030-09-30',
          jaehrlich: true,
          regulaereZeiten: [{ tagestyp: 'MONTAG' as const, beginn: '08:00', ende: '18:00' }],
        },
      ],
    },
  ],
}

function townWith(bild: string): TownContent {
  return {
    bilder: [{ key: 'tal', svg, alt: { de: 'Tal', en: 'Valley' }, copyright: 'Stadt' }],
    dateien: [],
    rubriken: [{ key: 'konzert', rubrik: { de: 'Konzert', en: 'Concert' } }],
    seiten: [
      {
        key: 'start',
        pageLayout: 'wide',
        de: {
          pfad: '/de/',
          titel: 'Start',
          heroImages: [{ bild }],
          blocks: [
            { slot: 'content', template: 'text', text: '## Bad\n\n**Sommer**\\\nMit **Wald**.' },
          ],
        },
        en: { pfad: '/en/', titel: 'Home', blocks: [] },
      },
    ],
    menus: { Hauptmenü: [{ title: 'Start', menuItems: [{ title: 'Innen', seite: 'start' }] }] },
    veranstaltungen: [
      {
        titel: { de: 'Serenade' },
        von: 12,
        ort: 'Kurpark',
        text: { de: 'Mozart.' },
        kurztext: { de: 'Mozart.' },
        rubriken: ['konzert'],
      },
    ],
    aktuelles: [],
    aemter: [amt],
    mitarbeiter: [],
    hinweise: [
      { de: 'Mit Termin.', en: 'By appointment.' },
      { de: 'Geschlossen.', en: 'Closed.' },
      { de: 'Sommer', en: 'Summer' },
    ],
    einstellungen: {
      ortsname: 'Bad Silberbronn',
      claim: { de: 'Heilbad', en: 'Spa town' },
      tourismus: stelle,
      rathaus: stelle,
      meldung_email: 'website@bad-silberbronn.example',
      social: [],
    },
  }
}

async function fill(town: TownContent) {
  const { fill: run } = await import('../../apps/cms/src/commands/seed/fill.ts')
  const steps: string[] = []
  const now = new Date('2031-05-01T22:30:00Z')
  const outcome = await run(office.payload, town, (step) => steps.push(step), now)
  return { outcome, steps }
}

test('a run that fails half way leaves no row, no change and no file', async () => {
  await expect(fill(townWith('nirgends'))).rejects.toThrow('«nirgends»')
  const { totalDocs } = await office.payload.count({ collection: 'medien', ...local })
  const { rows } = await office.payload.db.pool.query('select from content_changes')
  expect([totalDocs, rows.length, await readdir(office.mediaDir)]).toEqual([0, 0, []])
})

test('the next run fills the database in both languages and publishes everything', async () => {
  const { outcome, steps } = await fill(townWith('tal'))
  expect([outcome, steps[0], steps.at(-1)]).toEqual(['filled', 'Bilder', 'Einstellungen'])
  const { payload } = office
  const where = { _status: { equals: 'published' } }
  const { docs: pages } = await payload.find({ collection: 'seiten', ...german, where })
  const { docs: translated } = await payload.find({ collection: 'seiten', ...english, where })
  expect([pages[0]?.pfad, translated[0]?.pfad]).toEqual(['/de/', '/en/'])
  expect(JSON.stringify(pages[0]?.bloecke)).toContain('"tag":"h2"')
  const { docs: menus } = await payload.find({ collection: 'menus', ...german })
  expect(menus[0]?.menuItems?.[0]?.menuItems?.[0]).toMatchObject({ title: 'Innen', art: 'seite' })
})

test('bold words are bold, also before a line break', async () => {
  const { docs } = await office.payload.find({ collection: 'seiten', ...german, pagination: false })
  const texts = JSON.stringify(docs)
  expect(texts).toContain('"Sommer"')
  expect(texts).not.toContain('**')
})

test('dates count from the day of seeding in Bad Silberbronn, not from that of the server', async () => {
  const { docs } = await office.payload.find({ collection: 'veranstaltungen', ...german })
  expect(docs[0]?.datum_von.slice(0, 10)).toBe('2031-05-14')
})

test('hints of opening hours are there in both languages, the hours themselves once', async () => {
  const places = await Promise.all(
    [german, english].map((own) =>
      office.payload.find({ collection: 'aemter', fallbackLocale: false, ...own }),
    ),
  )
  const hours = places.map(({ docs }) => docs[0]?.oeffnungszeitenStrukturiert?.[0])
  expect(
    hours.map((one) => [
      one?.hinweisText,
      one?.abweichendeZeiten?.[0]?.zusatz,
      one?.saisons?.[0]?.titel,
    ]),
  ).toEqual([
    ['Mit Termin.', 'Geschlossen.', 'Sommer'],
    ['By appointment.', 'Closed.', 'Summer'],
  ])
  expect(hours[0]?.regulaereZeiten).toEqual(hours[1]?.regulaereZeiten)
})

test('a database with pages is left alone', async () => {
  const { outcome, steps } = await fill(townWith('tal'))
  expect([outcome, steps]).toEqual(['not-empty', []])
})
