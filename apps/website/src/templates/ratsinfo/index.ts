import { defineTemplate } from '../template.ts'
import { Ratsinfo } from './ratsinfo.tsx'

/** Template `ratsinfo`. */
export const template = defineTemplate({ name: 'ratsinfo', spec: '2.6', View: Ratsinfo })
