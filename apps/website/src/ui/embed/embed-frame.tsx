import styles from './embed.module.css'

type EmbedFrameProps = {
  src: string
  title: string
  /** Language of the title where it is not the page's. */
  lang: string | undefined
  permissions: string
}

/** The frame of another site, with no more rights than it needs. */
export function EmbedFrame({ src, title, lang, permissions }: EmbedFrameProps) {
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={title}
      lang={lang}
      sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-presentation"
      allow={permissions}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  )
}
