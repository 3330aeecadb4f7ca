import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

/** Says at the top of every view what somebody has to see to before anything else. */
export function PasswordNotice({ user }: ServerProps) {
  if (user?.passwort_aendern === true)
    return (
      <Banner type="error">
        Sie sind mit einem Einmal-Passwort angemeldet. Bitte wählen Sie unten „Passwort ändern“ und
        vergeben Sie ein eigenes mit mindestens 12 Zeichen. Danach können Sie weiterarbeiten.
      </Banner>
    )
  if (user?.zweitfaktor_fehlt !== true) return null
  return (
    <Banner type="error">
      Für die Redaktion brauchen Sie einen zweiten Faktor. Bitte richten Sie ihn unten bei „Zweiter
      Faktor“ ein. Danach können Sie weiterarbeiten.
    </Banner>
  )
}
