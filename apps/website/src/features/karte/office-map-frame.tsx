import { Island } from '../../ui/island/index.ts'
import { island } from './office-map.island.tsx'
import styles from './office-map-frame.module.css'
import { useMapTexts } from './texts.ts'
import { usePickMap } from './use-pick-map.ts'

/** What stands in the frame of the back office: the map, or that there is none to choose on. */
export function OfficeMapFrame({ backOffice }: { backOffice: string }) {
  const { redaktion } = useMapTexts()
  const given = usePickMap({ fehlt: redaktion.fehlt })
  return (
    <main className={styles.frame}>
      <title>{redaktion.titel}</title>
      <h1 className={styles.title}>{redaktion.titel}</h1>
      {given === null ? (
        <p>{redaktion.ohneKarte}</p>
      ) : (
        <>
          <Island of={island} props={{ given, backOffice }} />
          <p className={styles.without}>{redaktion.fehlt}</p>
        </>
      )}
    </main>
  )
}
