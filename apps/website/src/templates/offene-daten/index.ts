import { defineTemplate } from '../template.ts'
import { OffeneDaten } from './offene-daten.tsx'

/** Template `offene-daten`. */
export const template = defineTemplate({ name: 'offene-daten', spec: '7', View: OffeneDaten })
