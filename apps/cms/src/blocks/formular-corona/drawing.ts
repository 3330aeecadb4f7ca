import type { Drawing } from '../pictures/groups.ts'
import { requestForm } from '../pictures/layouts.ts'

/** What an editor sees of `formular-corona` before choosing it. */
export const drawing: Drawing = {
  group: 'formulare',
  satz: 'Wer ein Haus besucht, hinterlässt, wie man zu erreichen ist.',
  shapes: requestForm,
}
