import { useId } from 'react'
import { Link } from '../link/index.ts'
import { usePartTexts } from '../part-texts/index.ts'
import { Button } from '../push-button/index.ts'
import styles from './embed.module.css'

type EmbedNoticeProps = {
  title: string
  provider: string
  privacyHref: string | undefined
  /** False when the content may not be shown here. */
  canLoad: boolean
}

/** Says what will happen, and offers it. */
export function EmbedNotice({ title, provider, privacyHref, canLoad }: EmbedNoticeProps) {
  const texts = usePartTexts().embed
  const id = useId()
  return (
    <div className={styles.notice}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <p>
        {canLoad ? texts.notice(provider) : texts.refused(provider)}{' '}
        {canLoad && privacyHref && <Link href={privacyHref}>{texts.privacy}</Link>}
      </p>
      {canLoad && (
        <div className={styles.actions}>
          <Button icon="play" aria-describedby={id} data-act="load">
            {texts.load}
          </Button>
          <label className={styles.choice}>
            <input type="checkbox" />
            {texts.remember(provider)}
          </label>
        </div>
      )}
    </div>
  )
}
