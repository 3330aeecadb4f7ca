import { AreaCard, useBuildingTexts } from '../../features/baugebiete/index.ts'
import { EmptyList, ListFoot } from '../../features/liste/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './baugebiete.module.css'

/** The town's building areas with what is left of them (spec 2.6). */
export function Baugebiete({ block: { context, options } }: ViewProps<'baugebiete'>) {
  const words = useBuildingTexts()
  const { data } = context
  const title = options.titel ?? words.titel
  return (
    <section className={styles.section}>
      <h2 className={options.titel ? undefined : 'visuallyHidden'}>{title}</h2>
      {options.einleitung && <p className={styles.opening}>{options.einleitung}</p>}
      <EmptyList list={context}>
        <p>{words.leer}</p>
      </EmptyList>
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((area) => (
            <li key={area.id}>
              <AreaCard area={area} heading="h3" />
            </li>
          ))}
        </ul>
      )}
      <ListFoot list={context} whole={null} words={title} />
    </section>
  )
}
