import type { Sprache } from '@kurstadt/contract'
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

/** A line of a fact, with its language where it is not the page's. */
export type Line = { text: string; lang?: Sprache | undefined }

/** Several lines of one fact; nothing when there are none. */
export function Lines({ of }: { of: readonly Line[] }) {
  const lines = [...new Map(of.map((line) => [line.text, line])).values()]
  const [only] = lines
  if (only && lines.length === 1) return <span lang={only.lang}>{only.text}</span>
  return (
    <ul className={styles.lines}>
      {lines.map(({ text, lang }) => (
        <li key={text} lang={lang}>
          {text}
        </li>
      ))}
    </ul>
  )
}
