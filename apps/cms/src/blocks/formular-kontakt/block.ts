import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../../editing/fields/index.ts'

/** Eine Nachricht an die Stadt; die Antwort kommt per E-Mail oder Telefon. */
export const block: Block = {
  slug: 'formular-kontakt',
  interfaceName: 'FormularKontaktBlock',
  labels: { singular: 'Formular: Kontakt', plural: 'Formular: Kontakt' },
  admin: blockAdmin('Formular: Kontakt'),
  fields: formularFelder(),
}
