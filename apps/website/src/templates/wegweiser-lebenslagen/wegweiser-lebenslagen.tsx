import { useRathausTexts } from '../../i18n/index.ts'
import { Accordion } from '../../ui/accordion/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './wegweiser-lebenslagen.module.css'

type Situation = ViewProps<'wegweiser-lebenslagen'>['block']['context']['data'][number]

function Procedures({ verfahren }: Pick<Situation, 'verfahren'>) {
  return (
    <ul className={styles.list}>
      {verfahren.map(({ id, sprache, titel, kurztext, detailURL }) => (
        <li key={id} lang={sprache}>
          {detailURL ? <Link href={detailURL}>{titel}</Link> : titel}
          {kurztext && <p>{kurztext}</p>}
        </li>
      ))}
    </ul>
  )
}

/** Life situations in the editors' order, each with its procedures (spec 2.6, service guide). */
export function WegweiserLebenslagen({
  block: { context, options },
}: ViewProps<'wegweiser-lebenslagen'>) {
  const { wegweiser: words } = useRathausTexts()
  return (
    <section className={styles.section}>
      <h2 className={options.titel ? undefined : 'visuallyHidden'}>
        {options.titel ?? words.situations}
      </h2>
      {context.data.length === 0 && <p>{words.noSituations}</p>}
      <Accordion
        items={context.data.map(({ id, sprache, titel, einleitung, verfahren }) => ({
          id: `lebenslage-${id}`,
          title: titel,
          lang: sprache,
          content: (
            <div className={styles.section}>
              {einleitung && <p lang={sprache}>{einleitung}</p>}
              <Procedures verfahren={verfahren} />
            </div>
          ),
        }))}
      />
    </section>
  )
}
