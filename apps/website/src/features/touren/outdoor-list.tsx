import type { OutdoorListe } from '@kurstadt/contract'
import { useLang, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import { NumberedList, NumberedRow } from '../karte/index.ts'
import styles from './outdoor-list.module.css'
import { useTourTexts } from './texts.ts'
import { TourMark } from './tour-mark.tsx'
import { ortSentence, tourSentence } from './tour-sentence.ts'

type Entry = OutdoorListe['data'][number]

type RowProps = {
  entry: Entry
  number: number
  isDrawn: boolean
  isChosen: boolean
  hrefOf: (id: number) => string
}

/** What an editor wrote of it, and where a place leads that has no page of its own. */
function About({ entry }: { entry: Entry }) {
  const words = useTourTexts()
  const lang = useLang(entry.sprache)
  const sprache = useSprache()
  // A link of the German entry leads to a German page; English readers are not sent there.
  const leadsOn = (link: string) => !link.startsWith('/') || link.startsWith(`/${sprache}/`)
  return (
    <>
      {entry.einleitung && <p lang={lang}>{entry.einleitung}</p>}
      {entry.typ === 'tour' && (
        <p className={styles.small}>
          {words.start}: <span lang={lang}>{entry.start.titel}</span>
        </p>
      )}
      {entry.typ === 'poi' &&
        entry.detailURL === null &&
        entry.link &&
        entry.linktext &&
        leadsOn(entry.link) && (
          <p>
            <Link href={entry.link} lang={lang}>
              {entry.linktext}
            </Link>
          </p>
        )}
    </>
  )
}

function Row({ entry, number, isDrawn, isChosen, hrefOf }: RowProps) {
  const words = useTourTexts()
  const lang = useLang(entry.sprache)
  const { bild, detailURL, id, titel } = entry
  const sentence = entry.typ === 'tour' ? tourSentence(entry, words) : ortSentence(entry, words)
  return (
    <NumberedRow
      className={styles.row}
      id={id}
      number={number}
      name={titel}
      href={isDrawn ? hrefOf(id) : null}
      isChosen={isChosen}
    >
      <div className={styles.about}>
        <p>
          <strong className={styles.name} lang={lang}>
            {detailURL === null ? titel : <Link href={detailURL}>{titel}</Link>}
          </strong>{' '}
          <span>{sentence}</span>
        </p>
        {entry.typ === 'tour' && <TourMark tour={entry} />}
        <About entry={entry} />
      </div>
      {bild && (
        <div className={styles.picture}>
          <Bild bild={{ ...bild, alt: '' }} ratio="4 / 3" sizes="7rem" />
        </div>
      )}
    </NumberedRow>
  )
}

type OutdoorListProps = {
  data: readonly Entry[]
  drawn: ReadonlySet<number>
  chosen: number | null
  hrefOf: (id: number) => string
}

/** Everything that the map says, in words, with the same numbers and the same order. */
export function OutdoorList({ data, drawn, chosen, hrefOf }: OutdoorListProps) {
  const words = useTourTexts()
  return (
    <div data-part="list">
      <NumberedList label={words.twin}>
        {data.map((entry, index) => (
          <Row
            key={entry.id}
            entry={entry}
            number={index + 1}
            isDrawn={drawn.has(entry.id)}
            isChosen={entry.id === chosen}
            hrefOf={hrefOf}
          />
        ))}
      </NumberedList>
    </div>
  )
}
