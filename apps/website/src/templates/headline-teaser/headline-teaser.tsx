import { useTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './headline-teaser.module.css'

/** A large heading with subtitle, short text and link; `titel_tag` is the heading's level. */
export function HeadlineTeaser({ block }: ViewProps<'headline-teaser'>) {
  const { page } = useTexts()
  const { titel, titel_tag: Heading, untertitel, einleitung, link, linktext } = block.options
  return (
    <section className={styles.teaser}>
      <div className={styles.heading}>
        {untertitel && <p className={styles.eyebrow}>{untertitel}</p>}
        <Heading className={styles.title}>{titel}</Heading>
      </div>
      {(einleitung || link) && (
        <div className={styles.text}>
          {einleitung && <p>{einleitung}</p>}
          {link && <ButtonLink href={link}>{linktext ?? page.more}</ButtonLink>}
        </div>
      )}
    </section>
  )
}
