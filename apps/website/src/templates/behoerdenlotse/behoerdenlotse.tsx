import { AmtDetails, AmtFilter, AmtNames, filterQuery } from '../../features/aemter/index.ts'
import { useRathausTexts } from '../../i18n/index.ts'
import { Accordion } from '../../ui/accordion/index.ts'
import { useKnownQuery } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './behoerdenlotse.module.css'

/** An accordion of offices with QR codes, hours and staff, and a field to find one (spec 2.7). */
export function Behoerdenlotse({ block: { context, options } }: ViewProps<'behoerdenlotse'>) {
  const { amt: words } = useRathausTexts()
  const { data, namen } = context
  const { q } = useKnownQuery(filterQuery)
  const count = data.length + namen.length
  return (
    <section className={styles.section}>
      <h2 className={options.titel ? undefined : 'visuallyHidden'}>
        {options.titel ?? words.titel}
      </h2>
      <AmtFilter count={count} />
      {count === 0 && q === undefined && <p>{words.none}</p>}
      <AmtNames namen={namen} />
      <Accordion
        items={data.map((amt) => ({
          id: `amt-${amt.id}`,
          title: amt.titel,
          lang: amt.sprache,
          note: [amt.adresse.gebaeude, amt.zimmer].filter(Boolean).join(', '),
          content: <AmtDetails amt={amt} />,
        }))}
      />
    </section>
  )
}
