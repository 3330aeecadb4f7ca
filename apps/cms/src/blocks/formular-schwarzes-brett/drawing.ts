import type { Drawing } from '../pictures/groups.ts'
import { requestForm } from '../pictures/layouts.ts'

/** What an editor sees of `formular-schwarzes-brett` before choosing it. */
export const drawing: Drawing = {
  group: 'formulare',
  satz: 'Wer etwas sucht, verschenkt oder gefunden hat, hängt es aus.',
  shapes: requestForm,
}
