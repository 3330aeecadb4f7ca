import { use } from 'react'
import { useEventTexts } from '../../i18n/index.ts'
import { classNames } from '../../lib/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { OriginContext } from '../page-head/index.ts'
import styles from './teilen.module.css'

/** A mail with the address of a page; any character of the title stays a character of it. */
function mailOf(titel: string, address: string): string {
  const line = titel.replace(/\s+/g, ' ').trim().slice(0, 200)
  return `mailto:?subject=${encodeURIComponent(line.toWellFormed())}&body=${encodeURIComponent(address)}`
}

type TeilenProps = {
  titel: string
  /** What of the address the page goes by, from its question mark on. */
  query?: string
}

/**
 * Passes a page on: by mail everywhere; with JavaScript by what the device offers, or by copying the
 * address, and on paper. What does not work yet is not seen.
 */
export function Teilen({ titel, query = '' }: TeilenProps) {
  const words = useEventTexts().teilen
  const address = use(OriginContext) + useCurrentPath() + query
  const button = classNames(buttonClass('quiet'), styles.button)
  return (
    <div
      className={styles.teilen}
      data-behaviour="teilen"
      data-titel={titel}
      data-address={address}
    >
      <button type="button" className={button} data-act="share" hidden>
        <Icon name="share" />
        {words.share}
      </button>
      <button type="button" className={button} data-act="copy" hidden>
        <Icon name="link" />
        {words.copy}
      </button>
      <Link href={mailOf(titel, address)} className={button} data-act="mail">
        <Icon name="mail" />
        {words.mail}
      </Link>
      <button type="button" className={button} data-act="print" hidden>
        <Icon name="print" />
        {words.print}
      </button>
      <p
        className={styles.said}
        role="status"
        data-copied={words.copied}
        data-failed={words.notCopied}
      />
    </div>
  )
}
