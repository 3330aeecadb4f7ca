import type { Drawing } from '../pictures/groups.ts'
import { requestForm } from '../pictures/layouts.ts'

/** What an editor sees of `formular-fuehrung` before choosing it. */
export const drawing: Drawing = {
  group: 'formulare',
  satz: 'Gäste fragen eine Führung für ihre Gruppe an.',
  shapes: requestForm,
}
