'use client'
import { useConfig, useRowLabel } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPictureFacts, type PictureFacts } from './picture-facts.ts'
import styles from './pictures.module.css'

const factsOf = createPictureFacts()

/** The picture that a row is about; null until it is known. */
function usePicture(id: unknown): PictureFacts | null {
  const { routes } = useConfig().config
  const [facts, setFacts] = useState<PictureFacts | null>(null)
  useEffect(() => {
    let isWanted = true
    if (typeof id === 'string' && id !== '')
      factsOf(routes.api, id).then((found) => isWanted && setFacts(found), reportError)
    else setFacts(null)
    return () => {
      isWanted = false
    }
  }, [id, routes.api])
  return facts
}

/** A row of pictures while it is folded: its place, the picture itself and what stands below it. */
export function PictureLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ bild?: unknown; bildtext?: string | null }>()
  const facts = usePicture(data?.bild)
  return (
    <span className={styles.row}>
      <span className={styles.number}>{rowNumber + 1}</span>
      {facts?.thumbnail ? (
        // biome-ignore lint/performance/noImgElement: the back office serves small files itself.
        <img className={styles.thumbnail} src={facts.thumbnail} alt="" loading="lazy" />
      ) : (
        <span className={styles.thumbnail} />
      )}
      <span>{data?.bildtext || facts?.bildtext || facts?.name || 'Noch kein Bild'}</span>
    </span>
  )
}
