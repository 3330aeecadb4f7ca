import { buttonClass } from '../../ui/button/index.ts'
import { Link } from '../../ui/link/index.ts'
import { factorTexts } from '../zweitfaktor/index.ts'
import styles from './anmeldung.module.css'
import type { LoginPlace } from './place.ts'
import { loginTexts } from './texts.ts'

/** Whose session it is. */
export type Person = { vorname: string; nachname: string }

type BandProps = {
  place: LoginPlace
  /** Whoever is logged in; null at the login. */
  person: Person | null
}

/** Marks a page as one behind a login, says whose it is, and leads out (spec 2.7). */
export function Band({ place, person }: BandProps) {
  return (
    <div className={styles.band}>
      <p className={styles.mark}>{place.mark}</p>
      {person !== null && (
        <form method="post" action={place.path()}>
          <p>{loginTexts.loggedInAs(`${person.vorname} ${person.nachname}`)}</p>
          <Link href={place.path('passwort')}>{loginTexts.password.change}</Link>
          <Link href={place.path('zweiter-faktor')}>{factorTexts.title}</Link>
          <button type="submit" name="tun" value="abmelden" className={buttonClass('quiet')}>
            {loginTexts.logOut}
          </button>
        </form>
      )}
    </div>
  )
}
