import type { Drawing } from '../pictures/groups.ts'
import { requestForm } from '../pictures/layouts.ts'

/** What an editor sees of `formular-veranstaltung` before choosing it. */
export const drawing: Drawing = {
  group: 'formulare',
  satz: 'Gäste und Vereine schlagen eine Veranstaltung vor; sie kommt als Entwurf.',
  shapes: requestForm,
}
