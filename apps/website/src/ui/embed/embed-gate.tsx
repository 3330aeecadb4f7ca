import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { usePartTexts } from '../part-texts/index.ts'
import styles from './embed.module.css'
import { EmbedFrame } from './embed-frame.tsx'
import { embedHost } from './embed-host.ts'
import { EmbedNotice } from './embed-notice.tsx'
import { remember, useIsRemembered } from './remembered-hosts.ts'

type EmbedGateProps = {
  /** What the frame shows; its name for those who listen. */
  title: string
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

/** Frames inside a dialog end with it, so that no film goes on unseen. */
function useEndWithDialog(end: () => void) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = place.current?.closest('dialog')
    dialog?.addEventListener('close', end)
    return () => dialog?.removeEventListener('close', end)
  }, [end])
  return place
}

/**
 * Content of another site behind two clicks: nothing is asked of it before a visitor wants that
 * (decisions, 7 embeds). Words and a link say the same, always.
 */
export function EmbedGate(props: EmbedGateProps) {
  const { title, src, provider, href, ratio = '16 / 9', permissions = 'fullscreen' } = props
  const texts = usePartTexts().embed
  const host = embedHost(src, props.allowedHosts)
  const isRemembered = useIsRemembered(host ?? '')
  const [isWanted, setIsWanted] = useState(false)
  const place = useEndWithDialog(() => setIsWanted(false))
  const load = (isToRemember: boolean) => {
    setIsWanted(true)
    if (host !== null && isToRemember) remember(host, true)
  }
  const forget = () => {
    setIsWanted(false)
    if (host !== null) remember(host, false)
  }
  const isShown = host !== null && (isWanted || isRemembered)
  return (
    <div className={styles.embed} ref={place}>
      <div
        className={styles.stage}
        style={isShown || props.preview ? { aspectRatio: ratio } : undefined}
      >
        {isShown ? (
          <EmbedFrame src={src} title={title} permissions={permissions} takesFocus={isWanted} />
        ) : (
          <>
            {props.preview && <div className={styles.preview}>{props.preview}</div>}
            <EmbedNotice
              title={title}
              provider={provider}
              privacyHref={props.privacyHref}
              onLoad={host === null ? null : load}
            />
          </>
        )}
      </div>
      {isShown && isRemembered && (
        <p className={styles.remembered}>
          {texts.remembered(provider)}{' '}
          <button type="button" className={styles.forget} onClick={forget}>
            {texts.forget}
          </button>
        </p>
      )}
      {props.children && <div className={styles.words}>{props.children}</div>}
      <Link href={href} className={styles.link}>
        {texts.open(provider)}
        <Icon name="external" />
      </Link>
    </div>
  )
}
