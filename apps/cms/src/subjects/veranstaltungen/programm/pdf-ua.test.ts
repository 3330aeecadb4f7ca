import { beforeAll, expect, test } from 'vitest'
import { objectsOf, type PdfObject, referred } from '../../../../../../tests/support/pdf-objects.ts'
import { type ReadPdf, readPdf } from '../../../../../../tests/support/read-pdf.ts'
import { drawProgramm } from './document.ts'
import { hostileProgramm, programmWith } from './programme.fixtures.ts'

// What the Matterhorn Protocol 1.1 lets a program check, as far as a programme can fail in it; the
// numbers are those of its failure conditions (decision 0030).

let objects: Map<number, PdfObject>
let read: ReadPdf
let whole: string

beforeAll(async () => {
  const bytes = await drawProgramm(await hostileProgramm())
  objects = objectsOf(bytes)
  read = await readPdf(bytes)
  whole = [...objects.values()].map(({ text }) => text).join('\n')
})

const having = (pattern: RegExp) => [...objects.values()].filter(({ text }) => pattern.test(text))

function only(pattern: RegExp): PdfObject {
  const [found, ...more] = having(pattern)
  if (found === undefined || more.length > 0) throw new Error(`not one ${pattern}`)
  return found
}

test('01-003, 01-004, 01-005: nothing tagged lies in an artifact, no artifact in what is tagged', () => {
  expect(read.unmarked).toEqual([])
  expect(read.nested).toEqual([])
})

test('01-007, 02-001, 02-003, 02-004: the document is marked without doubts, its tags are those of the standard', () => {
  expect(referred(objects, only(/\/Type \/Catalog/), 'MarkInfo')?.text).toMatch(/\/Marked true/)
  expect(whole).not.toMatch(/\/Suspects true|\/RoleMap/)
  const standard =
    'Root Document Sect P H1 H2 H3 H4 L LI Lbl LBody TOC TOCI Reference Link Figure Span'
  expect(read.tags.filter((tag) => !standard.split(' ').includes(tag))).toEqual([])
})

test('06-001 to 06-004, 07-001, 07-002: it says its title and that it is PDF/UA', () => {
  const xmp = only(/\/Type \/Metadata/).stream?.toString('utf8') ?? ''
  expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(xmp).toMatch(/<dc:title>[\s\S]*Veranstaltungen Juni 2027/)
  const catalogue = only(/\/Type \/Catalog/)
  expect(referred(objects, catalogue, 'ViewerPreferences')?.text).toMatch(/\/DisplayDocTitle true/)
})

test('06-002: no name of a town ends what the document says of itself', async () => {
  const bytes = await drawProgramm(programmWith({ ort: 'Kur & Tourismus <Bad> Silberbronn' }))
  const xmp = [...objectsOf(bytes).values()].find(({ text }) => text.includes('/Type /Metadata'))
  expect(xmp?.stream?.toString('utf8')).toContain('<rdf:li>Kur und Tourismus Bad Silberbronn<')
})

test('09-004 to 09-006, 15-003: contents hold only what belongs there, and there are no tables', () => {
  const children = new Map(
    having(/\/S \/\w+/).map(({ id, text }) => [id, /\/S \/(\w+)/.exec(text)?.[1]]),
  )
  const below = (tag: string) =>
    having(new RegExp(`/S /${tag}\\b`)).flatMap(({ text }) => {
      const [, kids = ''] = /\/K \[([^\]]*)\]/.exec(text) ?? []
      return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => children.get(Number(id)))
    })
  expect(new Set(below('TOC'))).toEqual(new Set(['TOCI']))
  expect(read.tags).not.toContain('Table')
})

test('11-001 to 11-006, 20, 21, 25, 26: it has a language, and nothing that runs, hides or locks', () => {
  expect(only(/\/Type \/Catalog/).text).toMatch(/\/Lang \(de-DE\)/)
  expect(whole).not.toMatch(/\/(?:OCProperties|XFA|Encrypt|JavaScript|JS|EmbeddedFile|AcroForm)\b/)
})

test('13-004, 14-002, 14-003: pictures have words and a place, headings begin with the first level', () => {
  for (const { text } of having(/\/S \/Figure/)) {
    expect(text).toMatch(/\/Alt \(.+\)/s)
    expect(text).toMatch(/\/BBox \[/)
  }
  expect(read.figures).toContain('Ein weißes Blatt')
  expect(read.tags.find((tag) => /^H\d$/.test(tag))).toBe('H1')
})

test('28-002, 28-008, 28-009, 28-011, 28-012: each link is in the structure, says where it leads, and in which order', () => {
  const links = having(/\/Subtype \/Link/)
  expect(links.length).toBeGreaterThan(0)
  const parents = only(/\/Type \/StructTreeRoot/).text
  for (const { id, text } of links) {
    expect(text).toMatch(/\/Contents \(.+\)/s)
    const [, key] = /\/StructParent (\d+)/.exec(text) ?? []
    const [, element] = new RegExp(`\\b${key} (\\d+) 0 R`).exec(parents) ?? []
    const holder = objects.get(Number(element))?.text
    expect(holder).toMatch(/\/S \/Link/)
    expect(holder).toMatch(new RegExp(`/Type /OBJR\\s+/Obj ${id} 0 R`))
  }
  const pages = having(/\/Type \/Page\b/)
  expect(pages).toHaveLength(read.pages.length)
  for (const { text } of pages) expect(text).toMatch(/\/StructParents \d+[\s\S]*\/Tabs \/S/)
})
