import type { CSSProperties, ReactNode } from 'react'
import { Button } from '../../ui/push-button/index.ts'
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
        <Button look="quiet" data-act="load">
          {words.laden}
        </Button>
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
