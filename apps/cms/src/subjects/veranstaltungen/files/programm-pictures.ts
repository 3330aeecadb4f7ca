import type { Bild, Veranstaltung } from '@kurstadt/contract'
import type { Picture } from '../../../platform/print/index.ts'
import type { Hoehepunkt } from '../programm/index.ts'
import { daysTitle, dayTitle, langs } from './day-titles.ts'
import { readPicture } from './pictures.ts'
import { isLong, type Umfang } from './programm-entries.ts'

const [coverWidth, cardWidth] = [1_600, 640]
const mostHighlights = 4

type Pictured = Veranstaltung & { bild: Bild }

function isPictured(event: Veranstaltung): event is Pictured {
  return event.bild !== null && event.status !== 'abgesagt'
}

/** Each event once, at the first of its times. */
function onceEach(events: readonly Veranstaltung[]): Veranstaltung[] {
  return [...new Map(events.toReversed().map((event) => [event.id, event])).values()].toReversed()
}

function whenOf(event: Veranstaltung, sprache: Umfang['sprache']): string {
  const { datum_von, datum_bis } = event
  if (isLong(event)) return daysTitle(datum_von, datum_bis, sprache)
  return dayTitle(datum_von, sprache, false)
}

async function highlightOf(event: Pictured, { sprache }: Umfang): Promise<Hoehepunkt> {
  return {
    titel: event.titel,
    lang: langs[event.sprache],
    wann: whenOf(event, sprache),
    bild: await readPicture(event.bild, cardWidth),
  }
}

/** The picture of the cover, and the events worth a trip with theirs. */
export async function picturesOf(
  events: readonly Veranstaltung[],
  umfang: Umfang,
): Promise<{ titelbild: Picture | null; hoehepunkte: Hoehepunkt[] }> {
  const pictured = onceEach(events).filter(isPictured)
  // What an editor chose comes first, then what does not take place every week.
  const rank = ({ highlight, serie }: Pictured) => (highlight ? 0 : 1 + Number(serie !== null))
  const ordered = pictured.toSorted((a, b) => rank(a) - rank(b))
  const byPicture = new Map(ordered.toReversed().map((event) => [event.bild.id, event]))
  const [cover, ...others] = [...byPicture.values()].toReversed()
  if (cover === undefined) return { titelbild: null, hoehepunkte: [] }
  const shown = others.slice(0, mostHighlights)
  const [titelbild, ...hoehepunkte] = await Promise.all([
    readPicture(cover.bild, coverWidth),
    ...inOrder(shown).map((event) => highlightOf(event, umfang)),
  ])
  return { titelbild, hoehepunkte }
}

function inOrder(events: readonly Pictured[]): Pictured[] {
  return events.toSorted((a, b) => a.datum_von.localeCompare(b.datum_von))
}
