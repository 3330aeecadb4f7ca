import { useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import styles from './unread-notice.module.css'

/** Says which parts of an address nobody could read; what the page shows is without them. */
export function UnreadNotice({ names }: { names: readonly string[] }) {
  const { unlesbar, angaben, ohneAngaben } = useTexts().unread
  const path = useCurrentPath()
  if (names.length === 0) return null
  const words: Readonly<Record<string, string>> = angaben
  return (
    <div className={styles.notice} role="alert">
      <Icon name="warning" />
      <p>
        {unlesbar(names.map((name) => words[name] ?? name).join(', '))}{' '}
        <Link href={path}>{ohneAngaben}</Link>
      </p>
    </div>
  )
}
