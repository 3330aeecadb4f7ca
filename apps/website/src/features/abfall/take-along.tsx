import { aboPfade } from '@kurstadt/contract/abo-paths'
import { use } from 'react'
import { useSprache } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { OriginContext } from '../page-head/index.ts'
import { useAbfallQuery } from './query.ts'
import styles from './take-along.module.css'
import { useAbfallTexts } from './texts.ts'

type TakeAlongProps = { street: number; heute: string; bis: string | null }

/** The calendar of a street for one's own, and its years on paper. */
export function TakeAlong({ bis, heute, street }: TakeAlongProps) {
  const words = useAbfallTexts()
  const sprache = useSprache()
  const origin = use(OriginContext)
  const { arten } = useAbfallQuery()
  const file = `/${sprache}/abfuhr/${street}`
  const asked = arten === undefined ? '' : `?arten=${arten}`
  const year = Number(heute.slice(0, 4))
  const years = bis !== null && bis >= `${year + 1}` ? [year, year + 1] : [year]
  return (
    <section className={styles.take}>
      <h3>{words.mitnehmen}</h3>
      <ul className={styles.links}>
        <li>
          <a
            className={buttonClass('solid')}
            href={`${origin.replace(/^https?:/, 'webcal:')}${file}.ics${asked}`}
          >
            <Icon name="kalender" />
            {words.abo}
          </a>
        </li>
        <li>
          <a className={buttonClass('quiet')} href={`${file}.ics${asked}`}>
            <Icon name="download" />
            {words.datei}
          </a>
        </li>
        {years.map((one) => (
          <li key={one}>
            <a
              className={buttonClass('quiet')}
              href={`${file}.pdf?jahr=${one}${arten === undefined ? '' : `&arten=${arten}`}`}
            >
              <Icon name="print" />
              {words.pdf(one)}
            </a>
          </li>
        ))}
        <li>
          <a
            className={buttonClass('quiet')}
            href={`${aboPfade.erinnern[sprache]}?strasse_id=${street}${arten === undefined ? '' : `&arten=${arten}`}`}
          >
            <Icon name="mail" />
            {words.erinnern}
          </a>
        </li>
      </ul>
      <p className={styles.hint}>{words.aboHinweis}</p>
    </section>
  )
}
