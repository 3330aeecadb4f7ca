import { type Barrierefreiheit, framePaths } from '@kurstadt/contract'
import { useLang, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Adresse, Kontakt } from '../kontakt/index.ts'
import styles from './erklaerung.module.css'
import { useStatementTexts } from './texts.ts'

/** The same in Leichte Sprache and in sign language (BITV 2.0 § 4); both are German. */
export function OtherForms() {
  const words = useStatementTexts()
  const lang = useSprache() === 'de' ? undefined : 'de'
  const { leichteSprache, gebaerdensprache } = framePaths.access.de
  return (
    <section className={styles.offer}>
      <h2>{words.leicht}</h2>
      <ul className={styles.facts}>
        <li>
          <Link href={leichteSprache} hrefLang={lang}>
            {words.leichteFassung}
          </Link>
        </li>
        <li>
          <Link href={gebaerdensprache} hrefLang={lang}>
            {words.gebaerden}
          </Link>
        </li>
      </ul>
    </section>
  )
}

/** Who answers a report; nothing where nobody is reached. */
export function Feedback({ rueckmeldung }: Pick<Barrierefreiheit, 'rueckmeldung'>) {
  const words = useStatementTexts()
  if (!(rueckmeldung.telefon || rueckmeldung.email)) return null
  return (
    <section className={styles.offer}>
      <h2>{words.rueckmeldung}</h2>
      <p>{words.rueckmeldungText}</p>
      <Kontakt
        kontakt={{ ...rueckmeldung, link: null, linktext: null }}
        of={words.rueckmeldungVon}
      />
    </section>
  )
}

type ArbitrationProps = { schlichtung: NonNullable<Barrierefreiheit['schlichtung']> }

/** Who decides where the town did not answer. */
export function Arbitration({ schlichtung }: ArbitrationProps) {
  const words = useStatementTexts()
  const lang = useLang(schlichtung.sprache)
  const { name, adresse, kontakt } = schlichtung
  return (
    <section className={styles.offer}>
      <h2>{words.schlichtung}</h2>
      <p>{words.schlichtungText}</p>
      <div>
        <p className={styles.name} lang={lang}>
          {name}
        </p>
        <Adresse adresse={adresse} />
      </div>
      <Kontakt kontakt={kontakt} of={name} />
    </section>
  )
}
