import type { BlockOf } from '@kurstadt/contract'
import { useLang, useSprache } from '../../i18n/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { type Place, PlaceMap, placeHref, placeSentence, useMapTexts } from '../karte/index.ts'
import type { DirectoryQuery } from './directory-query.ts'

type Context = BlockOf<'brancheneintraege'>['context']
type EntryMapProps = { context: Context; query: DirectoryQuery; chosen: number | null }

/** What was found on a map: all of it, not a page of it, in the order of the list. */
export function EntryMap({ context: { anzahl, orte }, query, chosen }: EntryMapProps) {
  const words = useMapTexts()
  const sprache = useSprache()
  const german = useLang('de')
  const english = useLang('en')
  const path = useCurrentPath()
  const places = orte.map(
    (ort): Place => ({
      id: ort.id,
      name: ort.titel,
      lang: ort.sprache === 'de' ? german : english,
      href: ort.detailURL,
      sentence: placeSentence(ort, words, sprache),
      at: ort.koordinaten,
    }),
  )
  return (
    <PlaceMap
      places={places}
      count={anzahl}
      chosen={chosen}
      hrefOf={(id) => placeHref(path, query, id)}
    />
  )
}
