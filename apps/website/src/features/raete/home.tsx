import type { EigenesRatsinfo } from '@kurstadt/contract'
import type { NewInCouncil } from '../../content/index.ts'
import { formatInstant } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Away } from '../anmeldung/index.ts'
import { CouncilHits, MeetingList, PaperList } from '../ratsinfo/index.ts'
import { memberPath } from './place.ts'
import styles from './raete.module.css'
import { memberTexts } from './texts.ts'

/** What came since the member logged in the time before. */
function New({ neu: { seit, treffer, anzahl } }: { neu: NewInCouncil }) {
  const { title, since, none, all } = memberTexts.neu
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p className={styles.soft}>{since(formatInstant(seit, 'de'))}</p>
      {treffer.length === 0 ? <p>{none}</p> : <CouncilHits treffer={treffer} heading="h3" />}
      {anzahl > treffer.length && (
        <p>
          <Link href={`${memberPath('suche')}?${new URLSearchParams({ neu_seit: seit })}`}>
            {all(anzahl)}
          </Link>
        </p>
      )}
    </section>
  )
}

function Next({ naechste }: Pick<EigenesRatsinfo, 'naechste'>) {
  return (
    <section className={styles.part}>
      <h2>{memberTexts.naechste}</h2>
      {naechste.length === 0 && <p>{memberTexts.keine}</p>}
      <MeetingList sitzungen={naechste} heading="h3" />
    </section>
  )
}

function Papers({ vorlagen }: Pick<EigenesRatsinfo, 'vorlagen'>) {
  return (
    <section className={styles.part}>
      <h2>{memberTexts.vorlagen}</h2>
      {vorlagen.length === 0 && <p>{memberTexts.keineVorlagen}</p>}
      <PaperList vorlagen={vorlagen} />
    </section>
  )
}

function Last({ letzte }: Pick<EigenesRatsinfo, 'letzte'>) {
  if (letzte.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{memberTexts.letzte}</h2>
      <MeetingList sitzungen={letzte} heading="h3" />
    </section>
  )
}

type HomeProps = {
  /** Null where it cannot be had. */
  eigenes: EigenesRatsinfo | null
  /** Null at the first visit, and where it cannot be had. */
  neu: NewInCouncil | null
}

/** What a member sees first: their next meetings, what is new, and then what is over. */
export function MemberHome({ eigenes, neu }: HomeProps) {
  return (
    <div className={styles.home}>
      {eigenes ? <Next {...eigenes} /> : <Away />}
      <div className={styles.news}>
        {neu && <New neu={neu} />}
        {eigenes && <Papers {...eigenes} />}
      </div>
      {eigenes && <Last {...eigenes} />}
    </div>
  )
}
