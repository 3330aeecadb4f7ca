import { BildFigure } from '../../features/bild/index.ts'
import { useSprache } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import { readAloud } from './read-aloud.ts'
import styles from './timeline.module.css'

type Station = ViewProps<'timeline'>['block']['options']['stationen'][number]

function Zeit({ zeit }: { zeit: string }) {
  const spoken = readAloud(zeit, useSprache())
  if (spoken === zeit) return <span className={styles.time}>{zeit}</span>
  return (
    <span className={styles.time}>
      <span aria-hidden="true">{zeit}</span>
      <span className="visuallyHidden">{spoken}</span>
    </span>
  )
}

type StationProps = { station: Station; heading: 'h2' | 'h3' }

function StationItem({ station, heading: Heading }: StationProps) {
  const { zeit, titel, text, bildupload } = station
  return (
    <li className={styles.station}>
      <Heading className={styles.heading}>
        <Zeit zeit={zeit} />
        <span className="visuallyHidden">: </span>
        <span className={styles.title}>{titel}</span>
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {bildupload && (
        <BildFigure
          bild={bildupload.bild}
          bildtext={bildupload.bildtext}
          bildcopyright={bildupload.bildcopyright}
          sizes="(min-width: 768px) 28rem, 84vw"
          className={styles.picture}
        />
      )}
    </li>
  )
}

/** What happened when: a list in its order, each entry a heading of time and title (spec 2.6). */
export function Timeline({ block }: ViewProps<'timeline'>) {
  const { titel, einleitung, stationen } = block.options
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      {einleitung && <p className={styles.intro}>{einleitung}</p>}
      <ol className={styles.list}>
        {stationen.map((station) => (
          <StationItem
            key={`${station.zeit} ${station.titel}`}
            station={station}
            heading={titel ? 'h3' : 'h2'}
          />
        ))}
      </ol>
    </section>
  )
}
