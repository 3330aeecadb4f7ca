import { beforeAll, expect, test } from 'vitest'
import { scene } from '../support/sample-pictures.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, published } from './writing.ts'

// Where a damage is, as the office sees it: on the map on which its sender has shown it (spec 2.7).

const pfad = '/de/schaden/'
let office: BackOffice

beforeAll(async () => {
  office = await openBackOffice()
  const data = await scene(800, 600).png().toBuffer()
  const { id } = await office.payload.create({
    collection: 'medien',
    ...german,
    file: { name: 'plan.png', data, mimetype: 'image/png', size: data.length },
    data: { alt: 'Die Stadt von oben', copyright: 'Stadt', lizenz: 'eigene-aufnahme' },
  })
  const karte = { bild: id, nord: 48.7, sued: 48.6, west: 8.4, ost: 8.6 }
  await office.payload.create({
    collection: 'seiten',
    ...german,
    data: {
      pageLayout: 'default',
      pageTheme: 'default',
      titel: 'Schaden melden',
      pfad,
      bloecke: [{ blockType: 'formular-schaden', karte }],
      ...published,
    },
  })
})

async function mapOf(standort: string, page = pfad) {
  const { townMapOf } = await import('../../apps/cms/src/subjects/anfragen/inbox/index.ts')
  return townMapOf(office.payload, { standort, pfad: page })
}

test('a place stands on the map of the form that it was shown on', async () => {
  const map = await mapOf('48.65, 8.45')
  expect(map).toMatchObject({ width: 800, height: 600 })
  expect(map?.src).toMatch(/^\/api\/medien\/file\/plan-.*\.webp$/)
  expect(map?.point[0]).toBeCloseTo(0.25)
  expect(map?.point[1]).toBeCloseTo(0.5)
})

test('a place beside the map, or of a page without one, stands on none', async () => {
  expect(await mapOf('48.75, 8.45')).toBeNull()
  expect(await mapOf('48.65, 8.45', '/de/gibt-es-nicht/')).toBeNull()
})
