import { Link } from '../../ui/link/index.ts'
import { NumberedList, NumberedRow } from './numbered-row.tsx'
import styles from './place-list.module.css'
import { calledOf, type Place } from './places.ts'
import { useMapTexts } from './texts.ts'

type PlaceListProps = {
  places: readonly Place[]
  /** Numbers of the entries that the map shows; null where there is none. */
  shown: ReadonlySet<number> | null
  chosen: number | null
  hrefOf: (id: number) => string
}

type RowProps = Omit<PlaceListProps, 'places' | 'shown'> & {
  place: Place
  number: number
  isShown: boolean
  /** True where a map beside the list shows others. */
  isMissed: boolean
}

function Row({ place, number, isShown, isMissed, chosen, hrefOf }: RowProps) {
  const words = useMapTexts()
  const { href, id, lang, name, sentence, state } = place
  return (
    <NumberedRow
      className={styles.row}
      id={id}
      number={number}
      name={calledOf(place)}
      href={isShown ? hrefOf(id) : null}
      isChosen={id === chosen}
    >
      <div>
        <p>
          <strong lang={lang} data-part="name">
            {href === null ? name : <Link href={href}>{name}</Link>}
          </strong>{' '}
          <span className={styles.sentence}>{sentence}</span>
          {isMissed && <> {words.nichtDrauf}</>}
        </p>
        {state?.view}
      </div>
    </NumberedRow>
  )
}

/** The places of a map in words: everything that the map says, and those that it cannot show. */
export function PlaceList({ places, shown, chosen, hrefOf }: PlaceListProps) {
  const words = useMapTexts()
  return (
    <div className={styles.twin} data-part="list">
      <NumberedList className={styles.list} label={words.twin}>
        {places.map((place, index) => (
          <Row
            key={place.id}
            place={place}
            number={index + 1}
            isShown={shown?.has(place.id) ?? false}
            isMissed={shown?.has(place.id) === false}
            chosen={chosen}
            hrefOf={hrefOf}
          />
        ))}
      </NumberedList>
      <p className={styles.note}>{words.luftlinie}</p>
    </div>
  )
}
