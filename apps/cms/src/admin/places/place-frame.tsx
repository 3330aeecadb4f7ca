'use client'
import type { Koordinaten } from '@kurstadt/contract'
import { type AnDieOrtswahl, ortswahlPfad, vonDerOrtswahl } from '@kurstadt/contract/ortswahl'
import { useEffect, useRef, useState } from 'react'
import styles from './places.module.css'

type PlaceFrameProps = {
  /** Where the website stands: its origin alone is listened and spoken to. */
  website: string
  /** Where the entry lies; null for nowhere yet. */
  ort: Koordinaten | null
  onPick: (ort: Koordinaten) => void
}

/** The website's map in a frame: it is told where the entry lies, and tells what was shown on it. */
export function PlaceFrame({ onPick, ort, website }: PlaceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const { origin } = new URL(website)
  const pick = useRef(onPick)
  pick.current = onPick
  useEffect(() => {
    const listen = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      const told = vonDerOrtswahl.safeParse(data)
      if (!told.success) return
      if (told.data.tun === 'bereit') setIsReady(true)
      else pick.current(told.data.ort)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin])
  const { breite, laenge } = ort ?? {}
  useEffect(() => {
    if (!isReady) return
    const place = breite === undefined || laenge === undefined ? null : { breite, laenge }
    const message: AnDieOrtswahl = { art: 'ortswahl', tun: 'zeigen', ort: place }
    frame.current?.contentWindow?.postMessage(message, origin)
  }, [isReady, breite, laenge, origin])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`${origin}${ortswahlPfad}`}
      title="Karte, auf der Sie die Lage zeigen"
    />
  )
}
