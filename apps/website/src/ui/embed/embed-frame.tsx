import { useEffect, useRef } from 'react'
import styles from './embed.module.css'

type EmbedFrameProps = {
  src: string
  title: string
  permissions: string
  /** True when a click asked for it: the button that had the focus is gone. */
  takesFocus: boolean
}

/** The frame of another site, with no more rights than it needs. */
export function EmbedFrame({ src, title, permissions, takesFocus }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (takesFocus) frame.current?.focus()
  }, [takesFocus])
  return (
    <iframe
      ref={frame}
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
