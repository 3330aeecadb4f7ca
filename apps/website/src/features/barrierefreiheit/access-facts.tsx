import { type Barrierefrei, zugangsangaben } from '@kurstadt/contract'
import styles from './access-facts.module.css'
import { useAccessWords } from './access-words.ts'

type AccessFactsProps = {
  barrierefrei: Barrierefrei
  /** Language of the note where it is not that of the page. */
  lang: string | undefined
}

/** How one gets into a house, and what somebody noted of it; nothing where nothing is known. */
export function AccessFacts({ barrierefrei, lang }: AccessFactsProps) {
  const words = useAccessWords()
  const known = zugangsangaben.filter((one) => barrierefrei[one])
  return (
    <>
      {known.length > 0 && (
        <ul className={styles.facts}>
          {known.map((one) => (
            <li key={one}>{words[one]}</li>
          ))}
        </ul>
      )}
      {barrierefrei.hinweis && <p lang={lang}>{barrierefrei.hinweis}</p>}
    </>
  )
}

/** True where anything is known of the access to a house. */
export const isAccessKnown = (barrierefrei: Barrierefrei): boolean =>
  zugangsangaben.some((one) => barrierefrei[one]) || Boolean(barrierefrei.hinweis)
