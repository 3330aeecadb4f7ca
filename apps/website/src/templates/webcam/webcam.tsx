import { WebcamView } from '../../features/webcam/index.ts'
import { useMediathekTexts } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './webcam.module.css'

/** The cameras of the town, each with our own pictures of the day and its live player (spec 2.7). */
export function Webcam({ block }: ViewProps<'webcam'>) {
  const words = useMediathekTexts().webcam
  const { titel } = block.options
  const { data } = block.context
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      {data.length === 0 && <p>{words.empty}</p>}
      {data.map((camera) => (
        <WebcamView key={camera.id} camera={camera} heading={titel ? 'h3' : 'h2'} />
      ))}
    </section>
  )
}
