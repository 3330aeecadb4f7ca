import { germanDay } from '../../veranstaltungen/index.ts'
import type { Gap } from './find-gaps.ts'
import type { GapStreet, Gaps } from './read-gaps.ts'

const dates = '/admin/collections/abfuhrtermine'

/** Streets that are named before the others are only counted. */
const mostNamed = 3

/** «Mühlgasse», «Talstraße, 1 bis 60», «Lindenweg, Oberwies». */
export function streetText({ hausnummern, name, ortsteil }: GapStreet): string {
  return [name, hausnummern, ortsteil].filter(Boolean).join(', ')
}

/** «Bezirk 3: Mühlgasse, Talstraße und 4 weitere Straßen». */
export function districtText(bezirk: number, streets: readonly GapStreet[]): string {
  const names = [...new Set(streets.filter((one) => one.bezirk === bezirk).map(({ name }) => name))]
  const more = names.length - mostNamed
  const rest = more > 0 ? ` und ${more} weitere` : ''
  return `Bezirk ${bezirk}: ${names.slice(0, mostNamed).join(', ')}${rest}`
}

/** Where the entry is that an editor looks at for a gap. */
export function gapAddress(gap: Gap): string {
  if (gap.was === 'ohne-kalender') return '/admin/collections/strassen'
  if (gap.was === 'pause') return `${dates}/${gap.id}`
  if (gap.was === 'ohne-termine') return `/admin/collections/abfallarten/${gap.art}`
  const query = new URLSearchParams({
    'where[or][0][and][0][abfallart][equals]': gap.art,
    sort: '-datum',
  })
  return `${dates}?${query}`
}

function titleOf(art: string, { titles }: Pick<Gaps, 'titles'>): string {
  return titles.get(art) || 'Abfallart ohne Namen'
}

/** What is missing, in a few words. */
export function gapText(gap: Gap, gaps: Pick<Gaps, 'titles'>): string {
  switch (gap.was) {
    case 'ohne-kalender':
      return 'Straßen ohne einen einzigen Termin'
    case 'ohne-termine':
      return `${titleOf(gap.art, gaps)}: nirgends ein Termin`
    case 'jahr-fehlt':
      return `${titleOf(gap.art, gaps)}: noch nichts für ${gap.jahr}`
    case 'pause':
      return gap.istEnde
        ? `${titleOf(gap.art, gaps)}: nach dem ${germanDay(gap.von)} kommt nichts mehr`
        : `${titleOf(gap.art, gaps)}: nichts zwischen ${germanDay(gap.von)} und ${germanDay(gap.bis)}`
  }
}
