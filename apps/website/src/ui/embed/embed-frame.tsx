import styles from './embed.module.css'

type EmbedFrameProps = { src: string; title: string; permissions: string }

/** The frame of another site, with no more rights than it needs. */
export function EmbedFrame({ src, title, permissions }: EmbedFrameProps) {
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-presentation"
      allow={permissions}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  )
}
