import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { usePartTexts } from '../part-texts/index.ts'
import styles from './embed.module.css'
import { EmbedFrame } from './embed-frame.tsx'
import { embedHost } from './embed-host.ts'
import { EmbedNotice } from './embed-notice.tsx'

type EmbedGateProps = {
  /** What the frame shows; its name for those who listen. */
  title: string
  /** Language of that name where it is not the page's. */
  lang?: string | undefined
  /** Id of the heading that names it already, so that it is not named twice. */
  titleId?: string | undefined
  src: string
  /** Who is asked when it loads, as people know them. */
  provider: string
  /** Hosts that may be embedded at all. */
  allowedHosts: readonly string[]
  /** The same thing at the provider's. */
  href: string
  privacyHref?: string
  /** Shape as CSS `aspect-ratio`. */
  ratio?: string
  /** What the frame may use, as the attribute `allow` has it. */
  permissions?: string
  /** Own picture behind the notice, decorative. */
  preview?: ReactNode
  /** The content in words. */
  children?: ReactNode
}

/**
 * Content of another site behind two clicks: nothing is asked of it before a visitor wants that
 * (decisions, 7 embeds). Words and a link say the same, always. The frame waits in a `template`,
 * which loads nothing.
 */
export function EmbedGate(props: EmbedGateProps) {
  const { title, lang, src, provider, href, preview, permissions = 'fullscreen' } = props
  const texts = usePartTexts().embed
  const ratio = props.ratio ?? '16 / 9'
  const host = embedHost(src, props.allowedHosts)
  const bound = host === null ? {} : { 'data-behaviour': 'embed', 'data-host': host }
  return (
    <div className={styles.embed} {...bound} data-ratio={ratio}>
      <div className={styles.stage} style={preview ? { aspectRatio: ratio } : undefined}>
        {preview && <div className={styles.preview}>{preview}</div>}
        <EmbedNotice
          title={title}
          lang={lang}
          titleId={props.titleId}
          provider={provider}
          privacyHref={props.privacyHref}
          canLoad={host !== null}
        />
      </div>
      {host !== null && (
        <>
          <template>
            <EmbedFrame src={src} title={title} lang={lang} permissions={permissions} />
          </template>
          <p className={styles.remembered} hidden>
            {texts.remembered(provider)}{' '}
            <button type="button" className={styles.forget} data-act="forget">
              {texts.forget}
            </button>
          </p>
        </>
      )}
      {props.children && <div className={styles.words}>{props.children}</div>}
      <Link href={href} className={styles.link}>
        {texts.open(provider)}
        <Icon name="external" />
      </Link>
    </div>
  )
}
