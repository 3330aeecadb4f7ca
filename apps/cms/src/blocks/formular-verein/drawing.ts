import type { Drawing } from '../pictures/groups.ts'
import { requestForm } from '../pictures/layouts.ts'

/** What an editor sees of `formular-verein` before choosing it. */
export const drawing: Drawing = {
  group: 'formulare',
  satz: 'Ein Verein trägt sich ein oder ändert seinen Eintrag.',
  shapes: requestForm,
}
