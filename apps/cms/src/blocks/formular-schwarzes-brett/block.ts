import type { Block } from 'payload'
import { blockAdmin, formularFelder } from '../../editing/fields/index.ts'

/** Wer etwas sucht, verschenkt oder gefunden hat, hängt es aus. */
export const block: Block = {
  slug: 'formular-schwarzes-brett',
  interfaceName: 'FormularSchwarzesBrettBlock',
  labels: { singular: 'Formular: Aushang aufgeben', plural: 'Formular: Aushang aufgeben' },
  admin: blockAdmin('Formular: Aushang aufgeben'),
  fields: formularFelder(),
}
