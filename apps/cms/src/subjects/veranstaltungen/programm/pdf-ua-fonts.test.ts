import { create } from 'fontkit'
import { beforeAll, expect, test } from 'vitest'
import { objectsOf, type PdfObject, referred } from '../../../../../../tests/support/pdf-objects.ts'
import { drawProgramm } from './document.ts'
import { hostileProgramm } from './programme.fixtures.ts'

// What the Matterhorn Protocol 1.1 lets a program check of the fonts; the numbers are those of its
// failure conditions (decision 0030).

let objects: Map<number, PdfObject>

beforeAll(async () => {
  objects = objectsOf(await drawProgramm(await hostileProgramm()))
})

const having = (pattern: RegExp) => [...objects.values()].filter(({ text }) => pattern.test(text))

function within(of: PdfObject, key: string): PdfObject {
  const found = referred(objects, of, key)
  if (found === undefined) throw new Error(`${of.id} has no ${key}`)
  return found
}

const fonts = () => having(/\/Type \/Font\b[\s\S]*\/Subtype \/Type0/)

/** The glyphs that a page shows, each with the name of its font. */
function shownOn(page: PdfObject): { font: string; glyph: number }[] {
  const content = within(page, 'Contents').stream?.toString('latin1') ?? ''
  expect(content).not.toMatch(/\sTj\s/)
  const shown: { font: string; glyph: number }[] = []
  let font = ''
  for (const [, chosen, text = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    font = chosen ?? font
    const codes = [...text.matchAll(/<([^>]*)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    )
    shown.push(...codes.map((code) => ({ font, glyph: Number.parseInt(code, 16) })))
  }
  return shown
}

/** The glyphs that the document shows, by the number of their font. */
function shownGlyphs(): Map<number, Set<number>> {
  const shown = new Map<number, Set<number>>()
  for (const page of having(/\/Type \/Page\b/)) {
    const resources = within(page, 'Resources')
    for (const { font, glyph } of shownOn(page)) {
      const { id } = within(resources, font)
      shown.set(id, (shown.get(id) ?? new Set()).add(glyph))
    }
  }
  return shown
}

/** How wide the file says that the letters of a font are, and how wide its glyphs are, parts of letters too. */
function widthsOf(font: PdfObject): { stated: number[]; drawn: number[] } {
  const own = within(font, 'DescendantFonts')
  const stated = (/\/W \[0 \[([^\]]+)\]\]/.exec(own.text)?.[1] ?? '')
    .trim()
    .split(/\s+/)
    .map(Number)
  const program = create(within(within(own, 'FontDescriptor'), 'FontFile2').stream ?? Buffer.of())
  if (!('getGlyph' in program)) throw new TypeError('not a single font')
  const widthOf = (glyph: number) => program.getGlyph(glyph).advanceWidth / program.unitsPerEm
  return {
    stated,
    drawn: Array.from({ length: program.numGlyphs }, (_, id) => 1_000 * widthOf(id)),
  }
}

test('31-004 to 31-009, 31-027 to 31-029: each font is in the file, and its shapes stand for letters', () => {
  expect(fonts().length).toBeGreaterThanOrEqual(3)
  expect(having(/\/Subtype \/(?:Type1|TrueType|Type3)\b/)).toEqual([])
  for (const font of fonts()) {
    expect(font.text).toMatch(/\/Encoding \/Identity-H/)
    const letters = referred(objects, font, 'ToUnicode')?.stream?.toString()
    expect(letters).toMatch(/beginbf(?:char|range)/)
    // The shape of a missing letter comes first and is never shown.
    const spoken = letters
      ?.match(/\[[^\]]+\]/g)
      ?.join(' ')
      .replace('[<0000>', '')
    expect(spoken).not.toMatch(/<(?:0000|feff|fffe)>/i)
    const own = within(font, 'DescendantFonts')
    expect(own.text).toMatch(/\/CIDToGIDMap \/Identity|\/Subtype \/CIDFontType0/)
    const about = referred(objects, own, 'FontDescriptor')
    expect(about?.text).toMatch(/\/FontFile[23] \d+ 0 R/)
  }
})

test('31-013, 31-014: no font lists its shapes, so that no list is wrong', () => {
  expect(having(/\/CIDSet /)).toEqual([])
})

test('31-006 to 31-008: no font brings a table of its own that says what its codes mean', () => {
  expect(having(/\/Type \/CMap|\/WMode|\/UseCMap/)).toEqual([])
})

test('31-010, 31-030: every glyph that is shown is in its font, and none is that of a missing letter', () => {
  const shown = shownGlyphs()
  expect(shown.size).toBe(fonts().length)
  for (const font of fonts()) {
    const glyphs = [...(shown.get(font.id) ?? [])]
    expect(Math.min(...glyphs)).toBeGreaterThan(0)
    expect(Math.max(...glyphs)).toBeLessThan(widthsOf(font).drawn.length)
  }
})

test('31-015: each glyph that is shown is as wide as the file says, to a thousandth of its size', () => {
  const shown = shownGlyphs()
  for (const font of fonts()) {
    const { stated, drawn } = widthsOf(font)
    for (const glyph of shown.get(font.id) ?? [])
      expect(Math.abs((stated[glyph] ?? -9) - (drawn[glyph] ?? 9)), `${glyph}`).toBeLessThanOrEqual(
        1,
      )
  }
})
