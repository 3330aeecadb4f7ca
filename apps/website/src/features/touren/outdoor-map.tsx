import type { OutdoorListe } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { LineMap, leavesFrame, placeInList, useMapAddress } from '../karte/index.ts'
import { OutdoorList } from './outdoor-list.tsx'
import { useTourTexts } from './texts.ts'
import type { TourQuery } from './tour-query.ts'
import { ortSentence, tourSentence } from './tour-sentence.ts'
import { drawnEntries, overviewOf } from './ways-on-map.ts'

type OutdoorMapProps = { context: OutdoorListe; query: TourQuery }

/** Tours or places on the map, and the same as a list with the same numbers, order and choice. */
export function OutdoorMap({ context: { data }, query }: OutdoorMapProps) {
  const words = useTourTexts()
  const path = useCurrentPath()
  const sprache = useSprache()
  const { chosen } = useMapAddress()
  const drawn = drawnEntries(data)
  const frame = overviewOf(drawn)
  const hrefOf = (id: number) => placeInList(path, query, id)
  const found = data.find(({ id }) => id === chosen)
  const isLong = drawn.some(({ points = [] }) => leavesFrame(frame, points))
  const sentence =
    found && (found.typ === 'tour' ? tourSentence(found, words) : ortSentence(found, words))
  return (
    <LineMap
      ways={drawn.map(({ entry, number, at, points }) => ({
        id: String(entry.id),
        number: String(number),
        name: entry.titel,
        at,
        href: hrefOf(entry.id),
        ...(points && { points }),
      }))}
      frame={frame}
      chosen={chosen === null ? null : String(chosen)}
      said={
        found && (
          <p>
            <strong lang={found.sprache === sprache ? undefined : found.sprache}>
              {found.detailURL ? <Link href={found.detailURL}>{found.titel}</Link> : found.titel}
            </strong>{' '}
            {sentence}
          </p>
        )
      }
      isBeside
      note={isLong ? words.ueberDenRand : null}
    >
      <OutdoorList
        data={data}
        drawn={new Set(drawn.map(({ entry }) => entry.id))}
        chosen={chosen}
        hrefOf={hrefOf}
      />
    </LineMap>
  )
}
