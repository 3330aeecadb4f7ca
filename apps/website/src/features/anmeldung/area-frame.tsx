import type { ReactNode } from 'react'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import styles from './anmeldung.module.css'
import { loginTexts } from './texts.ts'

type AreaFrameProps = {
  /** What the list of its parts is called. */
  label: string
  places: readonly { href: string; words: string }[]
  /** What stands above the list, such as a search. */
  before?: ReactNode
  /** The one of its parts that this is, unless its address says so. */
  current?: string | undefined
  children: ReactNode
}

/** A page behind a login beside the way to the other parts; on a phone these come after it. */
export function AreaFrame({ label, places, before, current, children }: AreaFrameProps) {
  const path = useCurrentPath()
  const here = current ?? path
  return (
    <div className={styles.frame}>
      {before}
      <div className={styles.content}>{children}</div>
      <nav className={styles.navigation} aria-label={label}>
        <ul>
          {places.map(({ href, words }) => (
            <li key={href}>
              <Link href={href} aria-current={href === here ? 'page' : undefined}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** Says that something cannot be had now, and leads to another try (spec 8). */
export function Away() {
  return (
    <p className={styles.away}>
      {loginTexts.away} <Link href={useCurrentPath()}>{loginTexts.again}</Link>
    </p>
  )
}
