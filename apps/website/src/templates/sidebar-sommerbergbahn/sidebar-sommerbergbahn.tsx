import { Fahrpreise, useBergbahnTexts } from '../../features/bergbahn/index.ts'
import { DownloadList } from '../../features/downloads/index.ts'
import { LinkListe } from '../../features/linkliste/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './sidebar-sommerbergbahn.module.css'

/** Links about the summer railway, its fares, and its timetable as a file (spec 2.7). */
export function SidebarSommerbergbahn({ block }: ViewProps<'sidebar-sommerbergbahn'>) {
  const words = useBergbahnTexts()
  const { titel, links, fahrpreise, fahrplan } = block.options
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{titel ?? words.titel}</h2>
      {links.length > 0 && <LinkListe links={links} />}
      <h3 className={styles.part}>{words.fahrpreise}</h3>
      <Fahrpreise fahrpreise={fahrpreise} />
      {fahrplan && (
        <>
          <h3 className={styles.part}>{words.fahrplan}</h3>
          <DownloadList downloads={[fahrplan]} />
        </>
      )}
    </section>
  )
}
