import type { Mitarbeiter } from '@kurstadt/contract'
import { matchesAll, placeWords, searchForm } from '@kurstadt/contract/search-form'
import { Link } from '../../ui/link/index.ts'
import { Ask, Away } from '../anmeldung/index.ts'
import { Kontakt } from '../kontakt/index.ts'
import { nameOf } from '../mitarbeiter/index.ts'
import styles from './intranet.module.css'
import { intranetPath } from './place.ts'
import { intranetTexts } from './texts.ts'

const words = intranetTexts.personen

const textOf = (person: Mitarbeiter) =>
  searchForm(
    [nameOf(person), person.funktion, person.zimmer, ...person.aemter.map(({ titel }) => titel)]
      .filter((part) => part !== null)
      .join(' '),
  )

function Person({ person }: { person: Mitarbeiter }) {
  const { funktion, aemter, gebaeude, zimmer, kontakt, detailURL } = person
  const place = [gebaeude, zimmer && words.zimmer(zimmer)].filter(Boolean).join(', ')
  return (
    <li>
      <h2 className={styles.textTitle}>
        {detailURL === null ? nameOf(person) : <Link href={detailURL}>{nameOf(person)}</Link>}
      </h2>
      <p>{[funktion, ...aemter.map(({ titel }) => titel)].filter(Boolean).join(', ')}</p>
      {place !== '' && <p>{place}</p>}
      <Kontakt kontakt={kontakt} of={nameOf(person)} />
    </li>
  )
}

type PersonenProps = {
  q: string
  /** Null where they cannot be had. */
  personen: readonly Mitarbeiter[] | null
}

/** Everybody who works here, with room and telephone. */
export function Personen({ q, personen }: PersonenProps) {
  const asked = placeWords(q)
  const shown = personen?.filter((one) => asked.length === 0 || matchesAll(textOf(one), asked))
  return (
    <>
      <Ask action={intranetPath('personen')} label={words.label} id="personen-q" q={q} />
      {shown === undefined && <Away />}
      {shown && (
        <p>
          <span role="status">
            {shown.length === 0 ? words.none : `${words.found(shown.length)}.`}
          </span>{' '}
          {q !== '' && <Link href={intranetPath('personen')}>{words.all}</Link>}
        </p>
      )}
      <ul className={styles.personen}>
        {shown?.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </>
  )
}
