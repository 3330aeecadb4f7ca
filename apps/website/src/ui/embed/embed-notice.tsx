import { useId } from 'react'
import { Link } from '../link/index.ts'
import { usePartTexts } from '../part-texts/index.ts'
import { Button } from '../push-button/index.ts'
import styles from './embed.module.css'

type EmbedNoticeProps = {
  title: string
  /** Language of the title where it is not the page's. */
  lang?: string | undefined
  /** Id of the heading that says the title already. */
  titleId?: string | undefined
  provider: string
  privacyHref: string | undefined
  /** False when the content may not be shown here. */
  canLoad: boolean
}

/** Says what will happen, and offers it. */
export function EmbedNotice(props: EmbedNoticeProps) {
  const { title, lang, titleId, provider, privacyHref, canLoad } = props
  const texts = usePartTexts().embed
  const id = useId()
  return (
    <div className={styles.notice}>
      {titleId === undefined && (
        <p className={styles.title} id={id} lang={lang}>
          {title}
        </p>
      )}
      <p>
        {canLoad ? texts.notice(provider) : texts.refused(provider)}{' '}
        {canLoad && privacyHref && <Link href={privacyHref}>{texts.privacy}</Link>}
      </p>
      {canLoad && (
        <div className={styles.actions}>
          <Button icon="play" aria-describedby={titleId ?? id} data-act="load">
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
