import type { Drawing } from '../pictures/groups.ts'
import { requestForm } from '../pictures/layouts.ts'

/** What an editor sees of `formular-barriere` before choosing it. */
export const drawing: Drawing = {
  group: 'formulare',
  satz: 'Wer auf der Website nicht weiterkommt, sagt es hier.',
  shapes: requestForm,
}
