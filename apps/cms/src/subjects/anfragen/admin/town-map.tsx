import Image from 'next/image'
import type { Payload } from 'payload'
import { townMapOf } from '../inbox/index.ts'
import styles from './inbox.module.css'

type TownMapProps = { payload: Payload; standort: string; pfad: string }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The place on the map of the town's own on which its sender has shown it; nobody else is asked. */
export async function TownMap({ payload, standort, pfad }: TownMapProps) {
  const map = await townMapOf(payload, { standort, pfad })
  if (map === null) return null
  const { src, width, height } = map
  const [x, y] = map.point
  return (
    <figure className={styles.map}>
      <div>
        <Image src={src} alt="" width={width} height={height} unoptimized />
        <span style={{ left: percent(x), top: percent(y) }} />
      </div>
      <figcaption>So hat es die Absenderin oder der Absender auf der Karte gezeigt.</figcaption>
    </figure>
  )
}
