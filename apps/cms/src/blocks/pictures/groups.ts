import type { Shape } from './shapes.ts'

/** Groups of the drawer, in the order in which it shows them. */
export const groups = {
  text: 'Text und Bild',
  wege: 'Wegweiser und Dateien',
  listen: 'Listen, die sich selbst füllen',
  formulare: 'Formulare',
  detail: 'Für Detailseiten',
} as const

/** What an editor sees of a block before choosing it. */
export type Drawing = {
  group: keyof typeof groups
  /** What most pages need stands first in its group. */
  isCommon?: true
  /** One sentence: what it is for. */
  satz: string
  shapes: readonly Shape[]
}
