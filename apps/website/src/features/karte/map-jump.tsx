import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { useBaseMap } from './base-map.ts'
import { mapId } from './map-address.ts'
import styles from './map-jump.module.css'
import { useMapTexts } from './texts.ts'

/** Leads from the top of a page down to its map, past search and filters. */
export function MapJump() {
  const words = useMapTexts()
  if (useBaseMap() === null) return null
  return (
    <p className={styles.jump}>
      <Link href={`#${mapId}`}>
        <Icon name="place" />
        {words.zurKarte}
      </Link>
    </p>
  )
}
