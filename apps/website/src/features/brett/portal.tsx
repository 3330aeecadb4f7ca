import { brettPfade } from '@kurstadt/contract/brett-paths'
import { useId } from 'react'
import { ButtonLink } from '../../ui/button/index.ts'
import { TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './portal.module.css'
import { useBrettTexts } from './texts.ts'

/** Asks for the link to one’s own notices; it is taken on a page of its own, which no store sees. */
function LinkAgain() {
  const words = useBrettTexts()
  const { link } = words
  return (
    <form className={styles.form} method="post" action={brettPfade.eigeneSeiten}>
      <TextField
        id={useId()}
        name="email"
        type="email"
        label={link.email}
        autoComplete="email"
        maxLength={254}
        isRequired
      />
      <Button type="submit" look="quiet">
        {link.senden}
      </Button>
    </form>
  )
}

/** How one puts something up, what may hang, and how one gets at one’s own notices. */
export function NoticePortal() {
  const words = useBrettTexts()
  return (
    <div className={styles.portal}>
      <ol className={styles.steps}>
        {words.schritte.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <ButtonLink href={words.formular}>{words.aushaengen}</ButtonLink>
      </p>
      <section className={styles.part}>
        <h3>{words.regeln}</h3>
        <p>{words.regelnText}</p>
      </section>
      <section className={styles.part}>
        <h3>{words.link.titel}</h3>
        <p>{words.link.text}</p>
        <LinkAgain />
      </section>
      <p>
        <Link className={styles.link} href={words.brett}>
          {words.zurueck}
        </Link>
      </p>
    </div>
  )
}
