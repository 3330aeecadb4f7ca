import { defineTemplate } from '../template.ts'
import { OutdoorKarte } from './outdoor-karte.tsx'

/** Template `outdoor-karte`. */
export const template = defineTemplate({ name: 'outdoor-karte', spec: '2.2', View: OutdoorKarte })
