import { AmtNames } from '../../features/aemter/index.ts'
import { MitarbeiterCard } from '../../features/mitarbeiter/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { useRathausTexts } from '../../i18n/index.ts'
import { Accordion } from '../../ui/accordion/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ansprechpartner.module.css'

/** An accordion of offices, each with text and the cards of its contact persons (spec 2.7). */
export function Ansprechpartner({ block: { context, options } }: ViewProps<'ansprechpartner'>) {
  const { amt: words } = useRathausTexts()
  return (
    <section className={styles.section}>
      <h2 className={options.titel ? undefined : 'visuallyHidden'}>
        {options.titel ?? words.contacts}
      </h2>
      {context.anzahl === 0 && <p>{words.noContacts}</p>}
      <AmtNames namen={context.namen} />
      <Accordion
        items={context.data.map(({ id, sprache, titel, text, detailURL, mitarbeiter }) => ({
          id: `ansprechpartner-${id}`,
          title: titel,
          lang: sprache,
          content: (
            <div className={styles.section}>
              <RichText text={text} lang={sprache} isBelowHeading />
              {detailURL && (
                <p>
                  <Link href={detailURL}>{words.seite}</Link>
                </p>
              )}
              <div className={styles.cards}>
                {mitarbeiter.map((person) => (
                  <MitarbeiterCard key={person.id} mitarbeiter={person} heading="h4" />
                ))}
              </div>
            </div>
          ),
        }))}
      />
    </section>
  )
}
