import type { Datenschutzangaben } from '@kurstadt/contract'
import { type AktiverDienst, dienste, vereinteDienste } from '@kurstadt/contract/datenschutz'
import { useSprache } from '../../i18n/index.ts'
import { StatisticsChoice } from '../statistik/index.ts'
import styles from './datenschutzangaben.module.css'
import { useOwnServices } from './own-services.ts'
import { usePrivacyFactsTexts } from './texts.ts'

function Service({ name, empfaenger }: AktiverDienst) {
  const texts = usePrivacyFactsTexts()
  const { titel, ...said } = dienste[name].worte[useSprache()]
  return (
    <section className={styles.service}>
      <h3>{titel}</h3>
      <dl className={styles.facts}>
        <dt>{texts.zweck}</dt>
        <dd>{said.zweck}</dd>
        <dt>{texts.daten}</dt>
        <dd>{said.daten}</dd>
        <dt>{texts.empfaenger}</dt>
        {empfaenger.map((one) => (
          <dd key={one} className={styles.recipient}>
            {one}
          </dd>
        ))}
        <dt>{texts.rechtsgrundlage}</dt>
        <dd>{said.rechtsgrundlage}</dd>
        <dt>{texts.dauer}</dt>
        <dd>{said.dauer}</dd>
      </dl>
      {name === 'statistik' && <StatisticsChoice />}
    </section>
  )
}

function KeptTimes({ fristen }: Pick<Datenschutzangaben, 'fristen'>) {
  const texts = usePrivacyFactsTexts()
  if (fristen.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{texts.fristenTitel}</h2>
      <dl className={styles.times}>
        {fristen.map((one) => (
          <div key={one.name}>
            <dt>{texts.fristen[one.name]}</dt>
            <dd>{texts.zeit(one)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type PrivacyFactsProps = {
  angaben: Datenschutzangaben
  titel: string | null
  einleitung: string | null
}

/**
 * What the privacy notice says by itself: each service of another house that is switched on, with purpose,
 * recipient and legal basis, and how long things are kept. What is off is never named (decision 0115).
 */
export function PrivacyFacts({ angaben, titel, einleitung }: PrivacyFactsProps) {
  const texts = usePrivacyFactsTexts()
  const own = useOwnServices()
  const all = vereinteDienste(angaben.dienste, own.dienste)
  const fristen = angaben.fristen.filter(({ name }) => name !== 'besuche' || own.countsVisits)
  return (
    <>
      <section className={styles.part}>
        <h2>{titel ?? texts.titel}</h2>
        {einleitung && <p>{einleitung}</p>}
        {all.length === 0 && <p>{texts.niemand}</p>}
        {all.map((one) => (
          <Service key={one.name} {...one} />
        ))}
      </section>
      <KeptTimes fristen={fristen} />
    </>
  )
}
