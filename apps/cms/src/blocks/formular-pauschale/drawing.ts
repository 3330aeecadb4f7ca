import type { Drawing } from '../pictures/groups.ts'
import { requestForm } from '../pictures/layouts.ts'

/** What an editor sees of `formular-pauschale` before choosing it. */
export const drawing: Drawing = {
  group: 'formulare',
  satz: 'Gäste fragen eine Pauschale in einem Hotel an.',
  shapes: requestForm,
}
