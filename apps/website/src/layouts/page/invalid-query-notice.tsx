import { useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import styles from './invalid-query-notice.module.css'

/** Says which parts of an address nobody could read; what the page shows is without them. */
export function InvalidQueryNotice({ children }: { children: string }) {
  const { ohneAngaben } = useTexts().queryNotice
  const path = useCurrentPath()
  if (children === '') return null
  return (
    <div className={styles.notice} role="alert">
      <Icon name="warning" />
      <p>
        {children} <Link href={path}>{ohneAngaben}</Link>
      </p>
    </div>
  )
}
