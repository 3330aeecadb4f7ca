import { useId, useState } from 'react'
import { Link } from '../link/index.ts'
import { usePartTexts } from '../part-texts/index.ts'
import { Button } from '../push-button/index.ts'
import styles from './embed.module.css'

type EmbedNoticeProps = {
  title: string
  provider: string
  privacyHref: string | undefined
  /** Loads the content; null when it may not be shown here. */
  onLoad: ((isToRemember: boolean) => void) | null
}

/** Says what will happen, and does it when told to. */
export function EmbedNotice({ title, provider, privacyHref, onLoad }: EmbedNoticeProps) {
  const texts = usePartTexts().embed
  const [isToRemember, setIsToRemember] = useState(false)
  const id = useId()
  return (
    <div className={styles.notice}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <p>
        {onLoad ? texts.notice(provider) : texts.refused(provider)}{' '}
        {onLoad && privacyHref && <Link href={privacyHref}>{texts.privacy}</Link>}
      </p>
      {onLoad && (
        <div className={styles.actions}>
          <Button icon="play" aria-describedby={id} onClick={() => onLoad(isToRemember)}>
            {texts.load}
          </Button>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isToRemember}
              onChange={(event) => setIsToRemember(event.target.checked)}
            />
            {texts.remember(provider)}
          </label>
        </div>
      )}
    </div>
  )
}
