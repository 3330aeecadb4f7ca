import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Payload } from 'payload'
import type { ReactElement } from 'react'

const notices: Record<string, { title: string; text: string }> = {
  'create-first-user': {
    title: 'Es gibt noch kein Konto',
    text: 'Das erste Konto legt auf dem Server der Befehl „npm run create-admin“ an. Er zeigt ein Einmal-Passwort.',
  },
  forgot: {
    title: 'Passwort vergessen?',
    text: 'Bitte wenden Sie sich an die Administration. Sie vergibt ein neues Einmal-Passwort.',
  },
  reset: {
    title: 'Passwort vergessen?',
    text: 'Bitte wenden Sie sich an die Administration. Sie vergibt ein neues Einmal-Passwort.',
  },
}

/** What stands in place of Payload's views that stay shut; null for any other view (T01). */
export function closedDoor([view = '']: readonly string[]): ReactElement | null {
  const notice = Object.hasOwn(notices, view) ? notices[view] : undefined
  if (!notice) return null
  return (
    <main className="template-minimal template-minimal--width-normal">
      <div className="template-minimal__wrap">
        <h1>{notice.title}</h1>
        <p>{notice.text}</p>
        {view !== 'create-first-user' && <a href="/admin/login">Zur Anmeldung</a>}
      </div>
    </main>
  )
}

/** Views that somebody may see whose account is not ready yet. */
const beforeReady = ['account', 'login', 'logout', 'logout-inactivity', 'unauthorized']

/**
 * Leads whoever still has a one-time password, or lacks the second factor that is demanded, to the
 * page where they see to it.
 */
export async function leadToOwnAccount(
  payload: Payload,
  [view = '']: readonly string[],
): Promise<void> {
  if (beforeReady.includes(view)) return
  const { user } = await payload.auth({ headers: await headers() })
  const isUnready = user?.passwort_aendern === true || user?.zweitfaktor_fehlt === true
  if (isUnready) redirect('/admin/account')
}
