import type { Barrierefreiheit } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import styles from './erklaerung.module.css'
import { useStatementTexts } from './texts.ts'

const formats = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') }

/** What was counted in the content; what there is nothing of is not counted. */
export function Measured({ gemessen }: { gemessen: Barrierefreiheit['gemessen'] }) {
  const words = useStatementTexts()
  const numbers = formats[useSprache()]
  const { bilder, untertitel, nachlesen, leichte_sprache: leicht } = gemessen
  const shares = [
    { name: words.bilder, share: bilder },
    { name: words.untertitel, share: untertitel },
    { name: words.nachlesen, share: nachlesen },
  ].filter(({ share }) => share.alle > 0)
  const rows = shares.map(({ name, share: { alle, davon } }) => ({
    name,
    text: words.von(numbers.format(davon), numbers.format(alle)),
  }))
  if (leicht > 0) rows.push({ name: words.leichteSprache, text: numbers.format(leicht) })
  if (rows.length === 0) return null
  return (
    <section className={styles.offer}>
      <h2>{words.gemessen}</h2>
      <p>{words.gemessenText}</p>
      <dl className={styles.counted}>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
