import type { Kartenort } from '@kurstadt/contract'
import { formatMetres, type useSprache } from '../../i18n/index.ts'
import type { MapTexts } from './texts-de.ts'

/** Metres to the middle of the spa park within which a place is called «beside» it. */
const beside = 150
/** Metres beyond which the way from the spa park says nothing any more. */
const furthest = 1_500

type Said = Pick<Kartenort, 'strasse' | 'entfernungen' | 'stufenlos'>

/** Where a place is and how one gets in, in words: «Badgasse 4, am Kurpark, 300 m vom Bahnhof». */
export function placeSentence(
  { entfernungen: { bahnhof, kurpark }, strasse, stufenlos }: Said,
  words: MapTexts,
  sprache: ReturnType<typeof useSprache>,
): string {
  // A number is never parted from its unit.
  const far = (metres: number) => formatMetres(metres, sprache).replaceAll(' ', '\u00A0')
  const parts = [
    strasse,
    kurpark === null ? null : parkPart(kurpark, words, far),
    bahnhof === null ? null : words.vomBahnhof(far(bahnhof)),
    stufenlos ? words.stufenlos : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? words.ohneLage : `${parts.join(', ')}.`
}

function parkPart(metres: number, words: MapTexts, far: (metres: number) => string) {
  if (metres <= beside) return words.amKurpark
  return metres <= furthest ? words.vomKurpark(far(metres)) : null
}
