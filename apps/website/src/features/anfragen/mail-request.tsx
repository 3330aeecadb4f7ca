import { useSprache } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { useFormPage } from '../form-page/index.ts'
import styles from './anfragen.module.css'
import { mailTexts, packageMailHref, type Wanted } from './mail-texts.ts'

type MailRequestProps = {
  title: string | null
  intro: string | null
  /** The package, where one was chosen. */
  wanted: Wanted | null
}

/** A package asked for by a mail that is begun already, to the tourism office (spec 4, 7). */
export function MailRequest({ title, intro, wanted }: MailRequestProps) {
  const sprache = useSprache()
  const mail = mailTexts[sprache]
  const { tourismus } = useFormPage().emails
  return (
    <section className={styles.section}>
      {title !== null && <h2>{title}</h2>}
      {intro !== null && <p className={styles.intro}>{intro}</p>}
      {tourismus === null ? (
        <p>{mail.away}</p>
      ) : (
        <p>
          <a className={buttonClass('solid')} href={packageMailHref(tourismus, sprache, wanted)}>
            {mail.link}
          </a>
        </p>
      )}
    </section>
  )
}
