import { expect, test } from 'vitest'
import { readPdf } from '../../../../../../tests/support/read-pdf.ts'
import { Fonts } from '../../../platform/print/index.ts'
import { drawProgramm } from './document.ts'
import {
  abschnittWith,
  eintragWith,
  hostileTitles,
  monthWith,
  programmWith,
  whitePicture,
} from './programme.fixtures.ts'

const printed = async (more: Parameters<typeof programmWith>[0] = {}) => {
  const bytes = await drawProgramm(programmWith(more))
  return { bytes, text: Buffer.from(bytes).toString('latin1'), ...(await readPdf(bytes)) }
}

test('a programme is tagged, says its language and title, and has a bookmark for each day', async () => {
  const { bookmarks, isMarked, lang, tags, text, title } = await printed()
  expect({ isMarked, lang, title }).toEqual({
    isMarked: true,
    lang: 'de-DE',
    title: 'Veranstaltungen Juni 2027',
  })
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(text).toContain('/DisplayDocTitle true')
  expect(bookmarks).toEqual(['Samstag, 12. Juni'])
  for (const tag of ['H1', 'H2', 'H3', 'P', 'TOC', 'TOCI', 'Link']) expect(tags).toContain(tag)
})

test('each event stands there with time, venue, price and its state before the title', async () => {
  const eintraege = [
    eintragWith({ titel: 'Lichterfest', stand: 'Abgesagt: Sturmwarnung' }),
    eintragWith({ titel: 'Orgelkonzert', wann: 'ganztägig', zeilen: ['Stadtkirche', '6,00 Euro'] }),
  ]
  const { pages } = await printed({ abschnitte: [abschnittWith({ eintraege })] })
  const days = pages.slice(2).join(' ')
  expect(days.indexOf('Abgesagt: Sturmwarnung')).toBeGreaterThan(-1)
  expect(days.indexOf('Abgesagt: Sturmwarnung')).toBeLessThan(days.indexOf('Lichterfest'))
  for (const words of ['Orgelkonzert', 'ganztägig', 'Stadtkirche', '6,00 Euro', 'Seite'])
    expect(days).toContain(words)
})

test('the contents name the page on which the days begin', async () => {
  const eintraege = Array.from({ length: 9 }, () => eintragWith())
  const day = (titel: string) => abschnittWith({ titel, eintraege })
  const { pages } = await printed({
    abschnitte: [day('Samstag, 12. Juni'), day('Montag, 14. Juni')],
    inhalt: [
      { titel: '12. Juni', abschnitt: 0 },
      { titel: '14. Juni', abschnitt: 1 },
    ],
  })
  const where = pages.findIndex((page) => page.includes('Montag, 14. Juni')) + 1
  expect(pages[1]).toMatch(new RegExp(`14\\. Juni\\s+${where}\\b`))
})

test('no title breaks a programme', async () => {
  const eintraege = hostileTitles.map((titel) => eintragWith({ titel, text: titel, stand: titel }))
  const { pages } = await printed({ abschnitte: [abschnittWith({ eintraege })] })
  const text = pages.join(' ')
  expect(text).toContain('„Anführung“')
  expect(text).toContain('Чайковский')
  expect(text).toContain('Änderungen vorbehalten.')
})

test('a month of 150 events costs less than three seconds of work', async () => {
  const before = process.threadCpuUsage()
  await drawProgramm(monthWith())
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(3)
})

test('a programme without events says so', async () => {
  const { pages } = await printed({ abschnitte: [], inhalt: [] })
  expect(pages).toHaveLength(2)
  expect(pages[1]).toContain('In diesem Zeitraum sind keine Veranstaltungen eingetragen.')
})

test('a letter is shown by the first font that has it, and left out if none has', () => {
  const fonts = new Fonts(() => undefined)
  expect(fonts.runsOf('Ball 🎻 Чай', 'text')).toEqual([
    { font: 'text-0', text: 'Ball ' },
    { font: 'text-2', text: 'Чай' },
  ])
})

test('words that are read from the right stand in their order, and so do the numbers among them', async () => {
  const eintraege = [
    eintragWith({ titel: 'Konzert: قاعة الحفلات mit Chor', zeilen: ['قاعة (2027) الحفلات'] }),
  ]
  const { places } = await printed({ abschnitte: [abschnittWith({ eintraege })] })
  const at = (words: RegExp, among = places) =>
    among.find((one) => words.test(one.text))?.x ?? Number.NaN
  expect(at(/Konzert/)).toBeLessThan(at(/قاعة/))
  expect(at(/قاعة/)).toBeLessThan(at(/mit Chor/))
  const line = places.slice(places.findIndex((one) => /mit Chor/.test(one.text)) + 1)
  expect(at(/الح/, line)).toBeLessThan(at(/2027/, line))
  expect(at(/2027/, line)).toBeLessThan(at(/قاعة/, line))
})

test('long words that are read from the right go on in the next line and on the next page', async () => {
  const titel = `قاعة ${'الحفلات '.repeat(40)}${'ق'.repeat(400)}`
  const eintraege = Array.from({ length: 9 }, () => eintragWith({ titel }))
  const { pages, places, unmarked } = await printed({ abschnitte: [abschnittWith({ eintraege })] })
  expect(pages.length).toBeGreaterThan(4)
  expect(pages.slice(2).every((page) => page.includes('Seite'))).toBe(true)
  expect(Math.max(...places.map(({ x }) => x))).toBeLessThan(540)
  expect(unmarked).toEqual([])
})

test('every mark on a page is in the structure or an artifact, and every link says where it leads', async () => {
  const { unmarked, silentLinks } = await printed({
    abschnitte: [abschnittWith()],
    kontakt: ['Tourist-Information', 'Telefon 030 23125-200'],
  })
  expect(unmarked).toEqual([])
  expect(silentLinks).toBe(0)
})

test('no heading skips a level, and every picture has its words', async () => {
  const bild = await whitePicture('')
  const { figures, tags } = await printed({
    titelbild: bild,
    hoehepunkte: [{ titel: 'Ball', lang: 'de-DE', wann: '12. Juni', bild: { ...bild, alt: '' } }],
  })
  expect(figures).toEqual(['Ein weißes Blatt'])
  const levels = tags.filter((tag) => /^H\d$/.test(tag)).map((tag) => Number(tag.slice(1)))
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
})
