import type { AmtKurz, PersonKurz } from '@kurstadt/contract'
import { useLang, useRathausTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Adresse, Kontakt } from '../kontakt/index.ts'
import { nameOf } from '../mitarbeiter/index.ts'
import styles from './wegweiser.module.css'

function Office({ amt }: { amt: AmtKurz }) {
  const lang = useLang(amt.sprache)
  return (
    <div className={styles.party}>
      <p className={styles.name} lang={lang}>
        {amt.detailURL ? <Link href={amt.detailURL}>{amt.titel}</Link> : amt.titel}
      </p>
      <Adresse adresse={amt.adresse} />
      {amt.zimmer && <p>{amt.zimmer}</p>}
      <Kontakt kontakt={amt.kontakt} of={amt.titel} />
    </div>
  )
}

function Person({ person }: { person: PersonKurz }) {
  const { amt: words } = useRathausTexts()
  const name = nameOf(person)
  return (
    <div className={styles.party}>
      <p className={styles.name}>
        {person.detailURL ? <Link href={person.detailURL}>{name}</Link> : name}
      </p>
      {person.funktion && <p>{person.funktion}</p>}
      {person.zimmer && <p>{words.zimmer(person.zimmer)}</p>}
      <Kontakt kontakt={person.kontakt} of={name} />
    </div>
  )
}

type InChargeProps = {
  aemter: readonly AmtKurz[]
  mitarbeiter: readonly PersonKurz[]
  heading?: 'h2' | 'h3' | 'h4'
}

/** Offices and staff that deal with a procedure (spec 2.7); nothing when nobody is named. */
export function InCharge({ aemter, mitarbeiter, heading: Heading = 'h4' }: InChargeProps) {
  const { wegweiser } = useRathausTexts()
  return (
    <>
      {aemter.length > 0 && (
        <section className={styles.parties}>
          <Heading className={styles.heading}>{wegweiser.zustaendig}</Heading>
          {aemter.map((amt) => (
            <Office key={amt.id} amt={amt} />
          ))}
        </section>
      )}
      {mitarbeiter.length > 0 && (
        <section className={styles.parties}>
          <Heading className={styles.heading}>{wegweiser.personen}</Heading>
          {mitarbeiter.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </section>
      )}
    </>
  )
}
