import { defineTemplate } from '../template.ts'
import { AbfallErinnerung } from './abfall-erinnerung.tsx'

/** Template `abfall-erinnerung`. */
export const template = defineTemplate({
  name: 'abfall-erinnerung',
  spec: '2.6',
  View: AbfallErinnerung,
})
