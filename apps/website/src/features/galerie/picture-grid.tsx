import type { CSSProperties } from 'react'
import { useMediathekTexts } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './picture-grid.module.css'
import { type GalleryPicture, perPage, tileShape } from './pictures.ts'
import { tileSizes } from './tile-sizes.ts'

type GridProps = { pictures: readonly GalleryPicture[]; page: number }

/** Tiles that stand in the first window of a telephone. */
const seenAtOnce = 4

type TileStyle = CSSProperties & { '--shape': number }

/** One page of a gallery's pictures in their order and shape; each leads to its own page. */
export function PictureGrid({ pictures, page }: GridProps) {
  const words = useMediathekTexts().galerie
  const path = useCurrentPath()
  const first = (page - 1) * perPage
  return (
    <ul className={styles.grid}>
      {pictures.slice(first, first + perPage).map(({ bild, bildtext, key }, index) => {
        const shape = tileShape(bild)
        const style: TileStyle = { '--shape': shape }
        const name =
          bild.alt || bildtext ? undefined : words.place(first + index + 1, pictures.length)
        return (
          <li key={key} className={styles.tile} style={style}>
            <Link
              id={`bild-${key}`}
              className={styles.link}
              href={`${path}?bild=${key}`}
              aria-label={bild.alt ? undefined : (name ?? bildtext ?? undefined)}
            >
              <Bild
                bild={bild}
                ratio={`${shape}`}
                sizes={tileSizes(shape)}
                isTile
                isFirst={page === 1 && index < seenAtOnce}
              />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
