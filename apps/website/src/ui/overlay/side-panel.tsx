import type { ReactNode } from 'react'
import { classNames } from '../../lib/index.ts'
import { buttonClass } from '../button/index.ts'
import { Icon, type IconSymbol } from '../icon/index.ts'
import styles from './side-panel.module.css'

type SidePanelProps = {
  id: string
  /** Words of the button that opens it, and its symbol. */
  opener: string
  icon: IconSymbol
  label: string
  closeLabel: string
  children: ReactNode
}

/**
 * What has room beside or above a list on wide windows, and on narrow ones comes from the side when
 * its button is pressed. The browser does it, with and without JavaScript; while it is open as a
 * panel, nothing behind it can be reached.
 */
export function SidePanel({ id, opener, icon, label, closeLabel, children }: SidePanelProps) {
  return (
    <>
      <button
        type="button"
        className={classNames(buttonClass('quiet'), styles.opener)}
        popoverTarget={id}
      >
        <Icon name={icon} />
        {opener}
      </button>
      <section
        data-behaviour="overlay"
        id={id}
        popover="auto"
        aria-label={label}
        data-overlay=""
        className={styles.panel}
      >
        <div className={styles.bar}>
          <button
            type="button"
            className={buttonClass('plain')}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {closeLabel}
            <Icon name="close" />
          </button>
        </div>
        {children}
      </section>
    </>
  )
}
