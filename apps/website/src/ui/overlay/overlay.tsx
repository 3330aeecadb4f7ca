import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon/index.ts'
import { useNavigationKey } from '../link/index.ts'
import styles from './overlay.module.css'

type OverlayProps = {
  id: string
  label: string
  closeLabel: string
  side: 'end' | 'top'
  /** True when something inside takes the focus; otherwise the close button does. */
  hasOwnFocus?: boolean
  children: ReactNode
}

/**
 * A panel over the page, opened by a button with `popoverTarget`. The browser does the rest, with and
 * without JavaScript: Esc and a click beside it close it, the focus returns, a second one closes the
 * first. With JavaScript a route change closes it too (spec 4).
 */
export function Overlay({ id, label, closeLabel, side, hasOwnFocus, children }: OverlayProps) {
  const panel = useRef<HTMLDivElement>(null)
  const navigation = useNavigationKey()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visitor has gone somewhere
  useEffect(() => {
    const { current } = panel
    if (current?.matches(':popover-open')) current.hidePopover()
  }, [navigation])
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      data-overlay=""
      className={`${styles.overlay} ${styles[side]}`}
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        // biome-ignore lint/a11y/noAutofocus: takes the focus when the panel opens, not with the page
        autoFocus={!hasOwnFocus}
      >
        {closeLabel}
        <Icon name="close" />
      </button>
      {children}
    </div>
  )
}
