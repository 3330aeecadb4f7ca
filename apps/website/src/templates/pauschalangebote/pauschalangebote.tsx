import { EmptyList, ListFoot } from '../../features/liste/index.ts'
import { AngebotCard, usePackageTexts } from '../../features/pauschalen/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './pauschalangebote.module.css'

/** The packages with nights and lowest prices (spec 2.2, 2.7): all of them, or the first. */
export function Pauschalangebote({ block: { context, options } }: ViewProps<'pauschalangebote'>) {
  const words = usePackageTexts()
  const { titel, einleitung, link, linktext, anzahl } = options
  const { data, heute } = context
  return (
    <section className={styles.section}>
      {(titel || einleitung) && (
        <div className={styles.head}>
          {titel && <h2>{titel}</h2>}
          {einleitung && <p className={styles.intro}>{einleitung}</p>}
        </div>
      )}
      <EmptyList list={context}>
        <p>{words.empty}</p>
      </EmptyList>
      <ul className={styles.list}>
        {data.slice(0, anzahl ?? data.length).map((angebot) => (
          <li key={angebot.id}>
            <AngebotCard angebot={angebot} heute={heute} heading={titel ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
      {anzahl === null && <ListFoot list={context} whole={null} words={words.back} />}
      {link && (
        <p>
          <ButtonLink href={link} look="quiet">
            {linktext ?? words.back}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
