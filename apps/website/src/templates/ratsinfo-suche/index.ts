import { defineTemplate } from '../template.ts'
import { RatsinfoSuche } from './ratsinfo-suche.tsx'

/** Template `ratsinfo-suche`. */
export const template = defineTemplate({ name: 'ratsinfo-suche', spec: '2.6', View: RatsinfoSuche })
