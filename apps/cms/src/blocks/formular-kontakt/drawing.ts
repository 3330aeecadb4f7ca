import type { Drawing } from '../pictures/groups.ts'
import { requestForm } from '../pictures/layouts.ts'

/** What an editor sees of `formular-kontakt` before choosing it. */
export const drawing: Drawing = {
  group: 'formulare',
  satz: 'Eine Nachricht an die Stadt; die Antwort kommt per E-Mail oder Telefon.',
  shapes: requestForm,
}
