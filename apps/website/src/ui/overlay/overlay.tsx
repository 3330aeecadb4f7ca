import type { ReactNode } from 'react'
import { Icon, type IconSymbol } from '../icon/index.ts'
import { Kept } from '../kept/index.ts'
import styles from './overlay.module.css'

type OverlayProps = {
  /** What it is made of, and the page as far as it looks at it: it is kept for all pages. */
  of: readonly (object | null)[]
  path?: string | undefined
  id: string
  label: string
  closeLabel: string
  side: 'end' | 'top'
  /** The overlay that a visitor may have meant instead of this one. */
  other?: { id: string; label: string; icon: IconSymbol } | undefined
  /** True when something inside takes the focus; otherwise the close button does. */
  hasOwnFocus?: boolean
  children: ReactNode
}

/**
 * A panel over the page, opened by a button with `popoverTarget`. The browser does the rest, with and
 * without JavaScript: Esc and a click beside it close it, the focus returns, a second one closes the
 * first; the next page comes without it. With JavaScript the page behind it is out of reach (spec 4).
 */
export function Overlay(props: OverlayProps) {
  const { of, path, id, label, closeLabel, side, other, hasOwnFocus, children } = props
  return (
    <Kept
      name={id}
      of={of}
      path={path}
      data-behaviour="overlay"
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      data-overlay=""
      className={`${styles.overlay} ${styles[side]}`}
    >
      <div className={styles.bar}>
        {other && (
          <button type="button" className={styles.button} popoverTarget={other.id}>
            <Icon name={other.icon} />
            {other.label}
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          popoverTarget={id}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: takes the focus when the panel opens, not with the page
          autoFocus={!hasOwnFocus}
        >
          {closeLabel}
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Kept>
  )
}
