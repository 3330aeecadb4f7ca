import { expect, test } from 'vitest'
import { townOn } from './index.ts'
import { saisonAm } from './saison.ts'
import { tagPlus, woche, wochentag } from './tage.ts'
import { picturesOf } from './town-reader.ts'

const town = townOn('2026-11-20')
const pages = town.seiten.filter(({ pageTheme }) => pageTheme === 'rossini')
const days = ['2026-11-20', '2027-01-01', '2027-06-30', '2027-07-11', '2027-07-31', '2028-02-29']

test('the festival pages of spec 2.2 exist in both languages and carry the theme', () => {
  const paths = pages.map(({ de, en }) => [de.pfad, en?.pfad])
  for (const pair of [
    ['/de/rossini/', '/en/rossini/'],
    ['/de/rossini/team/', '/en/rossini/rossini-team/'],
    ['/de/rossini/festivalgeschichte/', '/en/rossini/festivalhistory/'],
    ['/de/rossini/akademie-belcanto/', '/en/rossini/academy-belcanto/'],
    ['/de/rossini/impressum-rossini/', '/en/rossini/rossini-imprint/'],
    ['/de/rossini/datenschutz-rossini/', '/en/rossini/rossini-privacy/'],
  ])
    expect(paths).toContainEqual(pair)
})

test('every page below /rossini/ belongs to the festival and every festival page lies there', () => {
  for (const { de, en, pageTheme } of town.seiten) {
    const isFestival = pageTheme === 'rossini'
    expect(de.pfad.startsWith('/de/rossini/')).toBe(isFestival)
    expect(en?.pfad.startsWith('/en/rossini/') ?? false).toBe(isFestival)
  }
})

test('both languages of a festival page have the same blocks and pictures', () => {
  for (const page of pages) {
    const { de, en } = page
    expect(en?.blocks.map(({ template, slot }) => [template, slot])).toEqual(
      de.blocks.map(({ template, slot }) => [template, slot]),
    )
    expect(picturesOf({ ...town, seiten: [{ ...page, de: en ?? de }] })).toEqual(
      picturesOf({ ...town, seiten: [page] }),
    )
  }
})

test('the festival home has five pictures and five slides, all posters', () => {
  for (const { heroImages = [], heroSlider = [] } of [pages[0]?.de, pages[0]?.en].flatMap(
    (page) => page ?? [],
  )) {
    expect(heroImages).toHaveLength(5)
    expect(heroSlider.map(({ bild }) => bild.split('-')[0])).toEqual(
      Array.from({ length: 5 }, () => 'plakat'),
    )
  }
})

test('posters stand upright, scenes lie across', () => {
  for (const { key, svg } of town.bilder.filter(({ key }) => /^(plakat|festival)-/.test(key))) {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg()) ?? []
    expect(Number(height) > Number(width)).toBe(key.startsWith('plakat-'))
  }
})

test('on whatever day the town is seeded, the season is under way or lies ahead, from a Friday in July', () => {
  for (const heute of days) {
    const { von } = saisonAm(heute)
    const first = tagPlus(heute, von(0))
    expect(wochentag(first)).toBe(woche.fr)
    expect(first.slice(5, 7)).toBe('07')
    expect(tagPlus(heute, von(16)).slice(5, 7)).toBe('07')
    expect(von(16)).toBeGreaterThanOrEqual(0)
    expect(von(0)).toBeLessThan(366)
  }
})

test('a date on a page is the date of the event', () => {
  for (const heute of days) {
    const { veranstaltungen, seiten } = townOn(heute)
    const gala = veranstaltungen.find(({ bild }) => bild === 'plakat-gala')
    const written = new Intl.DateTimeFormat('de-DE', {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }).format(new Date(`${tagPlus(heute, gala?.von ?? 0)}T12:00:00Z`))
    const home = seiten.find(({ key }) => key === 'rossini')
    expect(home?.de.heroSlider?.at(-1)?.untertitel).toContain(written)
  }
})
