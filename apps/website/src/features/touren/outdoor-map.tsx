import type { OutdoorListe } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { useFormPage } from '../form-page/index.ts'
import { LineMap, leavesFrame, placeInList, useMapAddress } from '../karte/index.ts'
import { stateOn } from './closures.ts'
import { OutdoorList } from './outdoor-list.tsx'
import { useTourTexts } from './texts.ts'
import type { TourQuery } from './tour-query.ts'
import { ortSentence, tourSentence } from './tour-sentence.ts'
import { drawnEntries, overviewOf } from './ways-on-map.ts'

type OutdoorMapProps = { context: OutdoorListe; query: TourQuery }

/** Whether the whole of a tour is closed on a day; its page shows which stretch is. */
const isClosedOn = (heute: string, entry: OutdoorListe['data'][number]) =>
  entry.typ === 'tour' && stateOn(heute, entry).art === 'gesperrt'

/** Tours or places on the map, and the same as a list with the same numbers, order and choice. */
export function OutdoorMap({ context: { data }, query }: OutdoorMapProps) {
  const words = useTourTexts()
  const path = useCurrentPath()
  const sprache = useSprache()
  const { chosen } = useMapAddress()
  const { heute } = useFormPage()
  const drawn = drawnEntries(data)
  const closed = new Set(drawn.filter(({ entry }) => isClosedOn(heute, entry)))
  const frame = overviewOf(drawn)
  const hrefOf = (id: number) => placeInList(path, query, id)
  const found = data.find(({ id }) => id === chosen)
  const isLong = drawn.some(({ points = [] }) => leavesFrame(frame, points))
  const notes = [
    ...(isLong ? [words.ueberDenRand] : []),
    ...(closed.size > 0 ? [words.gestrichelt] : []),
  ]
  const sentence =
    found && (found.typ === 'tour' ? tourSentence(found, words) : ortSentence(found, words))
  return (
    <LineMap
      ways={drawn.map((one) => ({
        id: String(one.entry.id),
        number: String(one.number),
        name: one.entry.titel,
        at: one.at,
        href: hrefOf(one.entry.id),
        ...(one.points && { points: one.points }),
        isClosed: closed.has(one),
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
      note={notes.join(' ') || null}
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
