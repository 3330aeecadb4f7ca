import { defineTemplate } from '../template.ts'
import { Preisliste } from './preisliste.tsx'

/** Template `preisliste`. */
export const template = defineTemplate({ name: 'preisliste', spec: '2.6', View: Preisliste })
