import { Preis } from '../preise/index.ts'
import styles from './fahrpreise.module.css'
import { useBergbahnTexts } from './texts.ts'

type FahrpreiseProps = { fahrpreise: { erwachsene: number; kinder: number; familie: number } }

/** Fares of the summer railway (spec 9); of the family tickets the cheapest. */
export function Fahrpreise({ fahrpreise: { erwachsene, kinder, familie } }: FahrpreiseProps) {
  const words = useBergbahnTexts()
  const rows = [
    { name: words.erwachsene, preis: { betrag: erwachsene } },
    { name: words.kinder, preis: { betrag: kinder } },
    { name: words.familie, preis: { betrag: familie, ab: true } },
  ]
  return (
    <dl className={styles.fares}>
      {rows.map(({ name, preis }) => (
        <div key={name} className={styles.fare}>
          <dt>{name}</dt>
          <dd>
            <Preis preis={preis} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
