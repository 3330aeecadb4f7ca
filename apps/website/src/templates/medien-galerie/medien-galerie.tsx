import { Bild, BildFigure } from '../../features/bild/index.ts'
import { ExternalContent, useEmbedHosts } from '../../features/einbettung/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Modal, ModalLink, modalTitleId } from '../../ui/modal/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './medien-galerie.module.css'
import { type Tile, tilesOf } from './tiles.ts'

function TileLink({ tile }: { tile: Tile }) {
  if (tile.kind === 'nothing') return tile.titel
  if (tile.kind === 'link')
    return (
      <Link href={tile.link} className={styles.link}>
        {tile.titel}
        <Icon name="external" className={styles.external} />
      </Link>
    )
  return (
    <ModalLink opens={tile.id} className={styles.link}>
      {tile.titel}
    </ModalLink>
  )
}

function TileDialog({ tile }: { tile: Tile }) {
  if (tile.kind === 'link' || tile.kind === 'nothing') return null
  const { upload } = tile
  return (
    <Modal id={tile.id} title={tile.titel} size="wide">
      {tile.kind === 'picture' ? (
        <BildFigure {...tile.upload} sizes="(min-width: 1280px) 70rem, 94vw" />
      ) : (
        <ExternalContent
          title={tile.titel}
          titleId={modalTitleId(tile.id)}
          src={tile.player}
          href={tile.link}
          permissions="fullscreen; picture-in-picture"
          preview={
            upload && (
              <Bild
                bild={{ ...upload.bild, alt: '' }}
                ratio="fill"
                sizes="(min-width: 1280px) 70rem, 94vw"
              />
            )
          }
        />
      )}
      {tile.text && <p>{tile.text}</p>}
    </Modal>
  )
}

/** Up to three tiles that open a film, a picture or content of another house in a dialogue (spec 2.7). */
export function MedienGalerie({ block }: ViewProps<'medien-galerie'>) {
  const { titel, einleitung } = block.options
  const Heading = titel ? 'h3' : 'h2'
  const tiles = tilesOf(block.options, useEmbedHosts())
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      {einleitung && <p className={styles.intro}>{einleitung}</p>}
      <ul className={styles.list}>
        {tiles.map((tile) => (
          <li key={tile.id} className={styles.tile}>
            <div className={styles.still}>
              {tile.upload && (
                <Bild
                  bild={{ ...tile.upload.bild, alt: '' }}
                  ratio="4 / 3"
                  sizes="(min-width: 1024px) 26rem, (min-width: 640px) 45vw, 92vw"
                />
              )}
              {tile.kind === 'player' && (
                <span className={styles.play}>
                  <Icon name="play" />
                </span>
              )}
            </div>
            <Heading className={styles.heading}>
              <TileLink tile={tile} />
            </Heading>
            {tile.text && <p>{tile.text}</p>}
            <TileDialog tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  )
}
