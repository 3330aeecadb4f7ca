import type { BlockOf } from '@kurstadt/contract'
import { freeSpaces } from '@kurstadt/contract/free-spaces'
import { useLang, useSprache } from '../../i18n/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { type Place, PlaceMap, placeHref, placeSentence, useMapTexts } from '../karte/index.ts'
import { ParkingState } from './parking-state.tsx'
import { parkingInShort } from './parking-words.ts'
import { useParkingTexts } from './texts.ts'

type Context = BlockOf<'parken'>['context']
type ParkingMapProps = { data: Context['data']; chosen: number | null }

/** The car parks on the map of the town, in the order of their list, each with its free spaces. */
export function ParkingMap({ data, chosen }: ParkingMapProps) {
  const words = useMapTexts()
  const { stepFree } = useParkingTexts()
  const sprache = useSprache()
  const german = useLang('de')
  const english = useLang('en')
  const path = useCurrentPath()
  const places = data.map((entry): Place => {
    const { adresse, barrierefrei, entfernungen, parkplatz } = entry
    const { stufenlos } = barrierefrei
    const free = parkplatz.stand && freeSpaces(parkplatz.stand, Date.now())
    const total = parkplatz.stand?.Gesamt ?? 0
    return {
      id: entry.id,
      name: entry.titel,
      lang: entry.sprache === 'de' ? german : english,
      href: entry.detailURL,
      sentence: placeSentence(
        { strasse: adresse.strasse, entfernungen, stufenlos },
        { ...words, stufenlos: stepFree },
        sprache,
      ),
      at: entry.koordinaten,
      state: {
        ...parkingInShort({ free, total }, sprache),
        view: <ParkingState parkplatz={parkplatz} isBrief />,
      },
    }
  })
  return (
    <PlaceMap
      places={places}
      count={places.length}
      isWhole
      chosen={chosen}
      hrefOf={(id) => placeHref(path, {}, id)}
    />
  )
}
