import type { CSSProperties, ReactNode } from 'react'
import { useMediathekTexts } from '../../i18n/index.ts'
import { EmbedNotice } from '../../ui/embed/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useBaseMap } from './base-map.ts'
import styles from './place-map.module.css'
import { useMapTexts } from './texts.ts'

type MapFigureProps = {
  /** What lies there at once, without a script, and on paper. */
  drawn: ReactNode
  isCrowded?: boolean
  /** How wide it is for each unit of height. */
  ratio: number
  style?: CSSProperties
  caption: ReactNode
}

/** What loads the moving map: a button, or the gate of what comes from another house. */
function Loading() {
  const words = useMapTexts()
  const { privacyHref } = useMediathekTexts().embeds
  const [house] = useBaseMap()?.haeuser ?? []
  if (house !== undefined)
    return (
      <EmbedNotice title={words.beweglich} provider={house} privacyHref={privacyHref} canLoad />
    )
  return (
    <Button look="quiet" data-act="load">
      {words.laden}
    </Button>
  )
}

/** A drawn map and what moves it; the moving map lies down on it later. */
export function MapFigure({ drawn, isCrowded, ratio, style, caption }: MapFigureProps) {
  const words = useMapTexts()
  return (
    <figure className={styles.figure} style={style}>
      <div className={styles.stage} style={{ aspectRatio: ratio.toFixed(4) }}>
        <div
          className={styles.drawn}
          aria-hidden="true"
          data-part="drawn"
          data-many={isCrowded || undefined}
        >
          {drawn}
        </div>
        <div className={styles.moving} data-part="moving" />
      </div>
      <div className={styles.tools} data-part="tools" hidden>
        <div className={styles.gate} data-part="gate">
          <Loading />
        </div>
        <Button look="quiet" data-act="in" hidden aria-label={words.groesser}>
          +
        </Button>
        <Button look="quiet" data-act="out" hidden aria-label={words.kleiner}>
          −
        </Button>
        <Button look="quiet" data-act="whole" hidden>
          {words.ganz}
        </Button>
        <p role="status" data-part="said" />
      </div>
      <figcaption className={styles.source}>{caption}</figcaption>
    </figure>
  )
}
