import { slugOf } from '@kurstadt/contract/slug'
import { useId } from 'react'
import type { GruppeOnPage, VerfahrenOnPage, WegweiserOnPage } from '../../content/index.ts'
import { InCharge, WegweiserLetters, WegweiserSearch } from '../../features/wegweiser/index.ts'
import { useLang, useRathausTexts } from '../../i18n/index.ts'
import { Accordion } from '../../ui/accordion/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './wegweiser.module.css'

/** What somebody looks for, and what another page chose. */
const known = { q: /^.{1,200}$/su, amt_id: /^[1-9]\d{0,9}$/, lebenslage_id: /^[1-9]\d{0,9}$/ }

type GroupProps = { guide: WegweiserOnPage; group: GruppeOnPage }

function Details({ guide, one }: { guide: WegweiserOnPage; one: VerfahrenOnPage }) {
  const { wegweiser: words } = useRathausTexts()
  const lang = useLang(one.sprache)
  return (
    <div className={styles.details}>
      {one.detailURL && (
        <p className={styles.more}>
          <Link href={one.detailURL}>
            {words.more}
            <span className="visuallyHidden">
              : <span lang={lang}>{one.titel}</span>
            </span>
          </Link>
        </p>
      )}
      <InCharge
        aemter={one.amt.flatMap((place) => guide.aemter[place] ?? [])}
        mitarbeiter={one.mitarbeiter.flatMap((place) => guide.mitarbeiter[place] ?? [])}
      />
    </div>
  )
}

/** Thousands of procedures: each name leads to its page, where the rest stands. */
function Names({ guide: { liste }, group: { titel, nummern } }: GroupProps) {
  return (
    <ul className={styles.names}>
      {titel.map((title, place) => (
        <li key={nummern[place]}>
          {liste ? <a href={`${liste}${slugOf(title)}-id_${nummern[place]}/`}>{title}</a> : title}
        </li>
      ))}
    </ul>
  )
}

function Group({ guide, group }: GroupProps) {
  const { wegweiser: words } = useRathausTexts()
  const letter = group.buchstabe === '#' ? words.others : group.buchstabe
  return (
    <section className={styles.group} id={`buchstabe-${letter.toLowerCase()}`} data-letter={letter}>
      <h2 className={styles.letter}>{letter}</h2>
      <Accordion
        items={group.verfahren.map((one) => ({
          id: `verfahren-${one.id}`,
          title: one.titel,
          lang: one.sprache,
          note: one.kurztext,
          content: <Details guide={guide} one={one} />,
        }))}
      />
      {group.titel.length > 0 && <Names guide={guide} group={group} />}
    </section>
  )
}

/** Procedures from A to Z: a search, letters that lead to their sections, accordions (spec 2.7). */
export function Wegweiser({ block: { context: guide, options } }: ViewProps<'wegweiser'>) {
  const { wegweiser: words } = useRathausTexts()
  const { q = '', amt_id, lebenslage_id } = useKnownQuery(known)
  const path = useCurrentPath()
  const term = q.trim()
  const letters = guide.gruppen.map(({ buchstabe }) =>
    buchstabe === '#' ? words.others : buchstabe,
  )
  return (
    <div className={styles.guide}>
      {options.titel && <h2>{options.titel}</h2>}
      <WegweiserSearch id={useId()} term={term} anzahl={guide.anzahl} gemeint={guide.gemeint} />
      {(amt_id || lebenslage_id) && (
        <p>
          {words.chosen} <Link href={path}>{words.all}</Link>
        </p>
      )}
      {letters.length > 0 && <WegweiserLetters letters={letters} />}
      {letters.length === 0 && term === '' && <p>{words.none}</p>}
      {guide.gruppen.map((group) => (
        <Group key={group.buchstabe} guide={guide} group={group} />
      ))}
    </div>
  )
}
