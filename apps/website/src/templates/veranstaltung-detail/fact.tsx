import type { ReactNode } from 'react'
import { Icon, type IconSymbol } from '../../ui/icon/index.ts'
import styles from './veranstaltung-detail.module.css'

type FactProps = { icon: IconSymbol; label: string; children: ReactNode }

/** One fact about an event with its name. */
export function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Several lines of one fact; nothing when there are none. */
export function Lines({ of }: { of: readonly string[] }) {
  const lines = [...new Set(of)]
  if (lines.length < 2) return lines[0]
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
