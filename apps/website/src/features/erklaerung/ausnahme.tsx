import type { BarrierefreiesAngebot } from '@kurstadt/contract'
import { formatDate, useLang } from '../../i18n/index.ts'
import styles from './erklaerung.module.css'
import { useStatementTexts } from './texts.ts'

type AusnahmeProps = { ausnahme: BarrierefreiesAngebot['ausnahmen'][number] }

/** Something that is not accessible: why, until when, and the way round until then. */
export function Ausnahme({ ausnahme }: AusnahmeProps) {
  const words = useStatementTexts()
  const lang = useLang(ausnahme.sprache)
  const { was, warum, bis, ueberfaellig, alternative } = ausnahme
  const day = bis && formatDate(bis)
  return (
    <li>
      <p lang={lang}>{was}</p>
      {warum && (
        <p className={styles.more}>
          {words.warum} <span lang={lang}>{warum}</span>
        </p>
      )}
      {day && (
        <p className={styles.more} data-overdue={ueberfaellig || undefined}>
          {ueberfaellig ? words.ueberfaellig(day) : words.geplant(day)}
        </p>
      )}
      {alternative && (
        <p className={styles.more}>
          {words.alternative} <span lang={lang}>{alternative}</span>
        </p>
      )}
    </li>
  )
}
