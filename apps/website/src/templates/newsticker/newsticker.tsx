import { AktuellesCard } from '../../features/aktuelles/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { Carousel } from '../../ui/carousel/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './newsticker.module.css'

/** The newest news side by side, to leaf through (spec 9: 1.25, 2, 3 and 4 slides). */
export function Newsticker({ block }: ViewProps<'newsticker'>) {
  const words = useTexts().aktuelles
  const { titel, einleitung, link, linktext } = block.options
  const { data } = block.context
  return (
    <section className={styles.section}>
      <h2>{titel ?? words.titel}</h2>
      {einleitung && <p className={styles.intro}>{einleitung}</p>}
      {data.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <Carousel
          label={titel ?? words.titel}
          look="row"
          className={styles.ticker}
          slides={data.map((eintrag) => (
            <div key={eintrag.id}>
              <AktuellesCard eintrag={eintrag} heading="h3" />
            </div>
          ))}
        />
      )}
      {link && (
        <p>
          <ButtonLink href={link} look="quiet">
            {linktext ?? words.back}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
