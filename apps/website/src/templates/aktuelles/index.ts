import { defineTemplate } from '../template.ts'
import { Aktuelles } from './aktuelles.tsx'

/** Template `aktuelles`. */
export const template = defineTemplate({ name: 'aktuelles', spec: '2.6', View: Aktuelles })
