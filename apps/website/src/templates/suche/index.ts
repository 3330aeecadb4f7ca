import { defineTemplate } from '../template.ts'
import { Suche } from './suche.tsx'

/** Template `suche`. */
export const template = defineTemplate({ name: 'suche', spec: '2.2', View: Suche })
