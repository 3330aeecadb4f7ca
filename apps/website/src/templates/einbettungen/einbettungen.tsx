import { HostChoices } from '../../features/einbettung/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './einbettungen.module.css'

/** Lists whose content may be shown after a click, and lets a visitor take a choice back. */
export function Einbettungen({ block }: ViewProps<'einbettungen'>) {
  const { titel, einleitung } = block.options
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      {einleitung && <p className={styles.intro}>{einleitung}</p>}
      <HostChoices />
    </section>
  )
}
