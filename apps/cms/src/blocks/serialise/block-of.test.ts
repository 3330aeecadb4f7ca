import { type BlockOf, parseBlock } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import type { MediumDoc, SeiteDoc } from '../../payload-types.ts'
import type { Refs } from '../../wire/serialise/refs.ts'
import { blockOf } from './block-of.ts'

type Stored = NonNullable<SeiteDoc['bloecke']>[number]

const medium: MediumDoc = {
  id: 'm1',
  nummer: 7,
  alt: 'Der Kurpark',
  copyright: 'Stadt',
  width: 600,
  height: 400,
  focalX: 25,
  focalY: 110,
  quellen: [
    { format: 'webp', breite: 600, url: '/media/kurpark-600.webp' },
    { format: 'gif', breite: 600, url: '/media/kurpark-600.gif' },
    { format: 'webp', breite: 600, url: '/media/../secret' },
  ],
  filename: 'ortsplan-1.pdf',
  filesize: 1_234,
  updatedAt: '2027-03-01T23:30:00.000Z',
  createdAt: '2027-03-01T23:30:00.000Z',
}

const refs: Refs = {
  sprache: 'de',
  medien: new Map([['m1', medium]]),
  pfade: new Map(),
  related: {},
  stellen: new Map(),
  preise: new Map(),
  detailPages: {},
  festivalPage: null,
  translated: null,
}

const empty: Extract<Stored, { blockType: 'text' }>['text'] = {
  root: { type: 'root', children: [], direction: 'ltr', format: '', indent: 0, version: 1 },
}

function wire(block: Stored): BlockOf | null {
  const made = blockOf(block, 'content', null, refs)
  if (made === null) return null
  const parsed = parseBlock(made, {})
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  expect(parsed.block).toStrictEqual(made)
  return parsed.block
}

test('a list of teasers becomes titel1 to titel3, a picture bildupload', () => {
  const block = wire({
    blockType: 'bild-text-teaser-3x',
    teaser: [
      { titel: 'Eins', link: '/de/', bild: 'm1' },
      { titel: 'Zwei', link: 'javascript:x' },
    ],
  })
  expect(block?.options).toMatchObject({
    titel: null,
    titel1: 'Eins',
    link1: '/de/',
    bildupload1: { bild: { id: 7, fokus: [0.25, 1] }, bildtext: null, bildcopyright: 'Stadt' },
    titel2: 'Zwei',
    link2: null,
    bildupload2: null,
    titel3: null,
  })
})

test('a list of icons becomes icon1 to icon4; without any the block is not shown', () => {
  const icons = (count: number): Stored => ({
    blockType: 'kurzinfo-icons',
    icons: Array.from({ length: count }, (_, index) => ({ icon: 'bahn', titel: `${index + 1}` })),
  })
  expect(wire(icons(2))?.options).toMatchObject({
    icon1: { icon: 'bahn', titel: '1', text: null, link: null },
    icon2: { titel: '2' },
    icon3: null,
    icon4: null,
  })
  expect(wire(icons(0))).toBeNull()
})

test('a download says its format, size and day; one whose file is gone is left out', () => {
  const downloads = [
    { titel: 'Plan', datei: 'm1' },
    { titel: 'Weg', datei: 'm2' },
  ]
  expect(wire({ blockType: 'downloads', downloads })?.options).toStrictEqual({
    titel: null,
    downloads: [
      {
        titel: 'Plan',
        link: '/media/ortsplan-1.pdf',
        format: 'PDF',
        groesse: 1_234,
        stand: '2027-03-02',
      },
    ],
  })
})

test('only sources that a page may show are named', () => {
  const block = wire({
    blockType: 'bild-text',
    text: empty,
    bild: 'm1',
    anordnung: 'bild-text',
  })
  expect(JSON.stringify(block?.options)).toContain(
    '"quellen":[{"format":"webp","breite":600,"url":"/media/kurpark-600.webp"}]',
  )
})

test('a block of a template that is gone is left out', () => {
  for (const blockType of ['gibt-es-nicht-mehr', 'toString']) {
    const old: Stored = { blockType: 'zitat', text: '' }
    expect(blockOf(Object.assign(old, { blockType }), 'content', null, refs)).toBeNull()
  }
})
