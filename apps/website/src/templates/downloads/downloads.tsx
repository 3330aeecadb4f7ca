import { DownloadList, useDownloadTexts } from '../../features/downloads/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './downloads.module.css'

/** Files to download with format, size and date. */
export function Downloads({ block }: ViewProps<'downloads'>) {
  const words = useDownloadTexts()
  const { titel, downloads } = block.options
  return (
    <section className={styles.section} data-slot={block.slotName}>
      <h2 className={styles.heading}>{titel ?? words.titel}</h2>
      {downloads.length === 0 && <p>{words.empty}</p>}
      <DownloadList downloads={downloads} />
    </section>
  )
}
