import {
  Exceptions,
  Fahrpreise,
  ServiceInWords,
  TimetableLink,
  useBergbahnTexts,
} from '../../features/bergbahn/index.ts'
import { LinkListe } from '../../features/linkliste/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './sidebar-sommerbergbahn.module.css'

/**
 * Links about the summer railway, what it runs today, its fares, and its timetable as a file (spec
 * 2.7, 9).
 */
export function SidebarSommerbergbahn({ block }: ViewProps<'sidebar-sommerbergbahn'>) {
  const words = useBergbahnTexts()
  const { context, options } = block
  const { ausnahmen, fahrpreise, ruht } = context
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{options.titel ?? words.titel}</h2>
      {options.links.length > 0 && <LinkListe links={options.links} />}
      {fahrpreise && (
        <>
          <h3 className={styles.part}>{words.heute}</h3>
          <ServiceInWords day={context} />
          {ruht === null && ausnahmen.length > 0 && (
            <Exceptions ausnahmen={ausnahmen} sprache={context.sprache} isOfOneDay />
          )}
          <h3 className={styles.part}>{words.fahrpreise}</h3>
          <Fahrpreise fahrpreise={fahrpreise} />
          <h3 className={styles.part}>{words.fahrplan}</h3>
          <p>
            <TimetableLink />
          </p>
        </>
      )}
    </section>
  )
}
