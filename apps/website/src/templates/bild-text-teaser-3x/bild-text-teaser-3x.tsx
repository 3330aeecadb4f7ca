import { BildFigure, frameOf } from '../../features/bild/index.ts'
import { Card, CardTitle } from '../../ui/card/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './bild-text-teaser-3x.module.css'
import { type Teaser, teaserList } from './teaser-list.ts'

type CardProps = { teaser: Teaser; heading: 'h2' | 'h3'; ratio: string | undefined }

function TeaserCard({ teaser, heading, ratio }: CardProps) {
  const { titel, text, link, upload } = teaser
  return (
    <Card
      as="li"
      picture={
        upload && (
          <BildFigure
            bild={upload.bild}
            bildtext={upload.bildtext}
            bildcopyright={upload.bildcopyright}
            ratio={ratio}
            sizes="(min-width: 1280px) 26rem, (min-width: 768px) 31vw, 92vw"
          />
        )
      }
    >
      <CardTitle heading={heading} href={link}>
        {titel}
      </CardTitle>
      {text && <p>{text}</p>}
    </Card>
  )
}

/** Three pictures with title, text and link. */
export function BildTextTeaser3x({ block }: ViewProps<'bild-text-teaser-3x'>) {
  const { titel, einleitung } = block.options
  const teasers = teaserList(block.options)
  const ratio = frameOf(teasers.flatMap(({ upload }) => upload?.bild ?? []))
  return (
    <section className={styles.section}>
      {(titel || einleitung) && (
        <div className={styles.head}>
          {titel && <h2>{titel}</h2>}
          {einleitung && <p className={styles.intro}>{einleitung}</p>}
        </div>
      )}
      <ul className={styles.list}>
        {teasers.map((teaser) => (
          <TeaserCard
            key={teaser.titel}
            teaser={teaser}
            heading={titel ? 'h3' : 'h2'}
            ratio={ratio}
          />
        ))}
      </ul>
    </section>
  )
}
