import type { FormTarget } from '../../content/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './newsletter-box.module.css'

type NewsletterBoxProps = { target: FormTarget; title: string; text: string; privacyHref: string }

/** Sends an address to the newsletter provider, in a new tab, also without JavaScript (spec 7). */
export function NewsletterBox({ target, title, text, privacyHref }: NewsletterBoxProps) {
  const { newsletter } = useTexts()
  return (
    <section className={styles.box} id="newsletter" aria-label={title}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      <form
        className={styles.form}
        method="post"
        action={target.action}
        target="_blank"
        rel="noopener"
      >
        <label htmlFor="newsletter-email">{newsletter.email}</label>
        <div className={styles.line}>
          <input
            id="newsletter-email"
            type="email"
            name="email"
            required
            autoComplete="email"
            maxLength={254}
            placeholder={newsletter.placeholder}
            aria-describedby="newsletter-note"
          />
          <button type="submit">{newsletter.submit}</button>
        </div>
        <p className={styles.note} id="newsletter-note">
          {newsletter.note(target.host)} <Link href={privacyHref}>{newsletter.privacy}</Link>
        </p>
      </form>
    </section>
  )
}
