import type { Drawing } from '../pictures/groups.ts'
import { requestForm } from '../pictures/layouts.ts'

/** What an editor sees of `formular-schaden` before choosing it. */
export const drawing: Drawing = {
  group: 'formulare',
  satz: 'Wer einen Schaden sieht, meldet ihn der Stadt.',
  shapes: requestForm,
}
