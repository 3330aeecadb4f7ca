import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

/** Says at the top of every view that the one-time password has to be changed first. */
export function PasswordNotice({ user }: ServerProps) {
  if (user?.passwort_aendern !== true) return null
  return (
    <Banner type="error">
      Sie sind mit einem Einmal-Passwort angemeldet. Bitte wählen Sie unten „Passwort ändern“ und
      vergeben Sie ein eigenes mit mindestens 12 Zeichen. Danach können Sie weiterarbeiten.
    </Banner>
  )
}
