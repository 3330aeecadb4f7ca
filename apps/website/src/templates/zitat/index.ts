import { defineTemplate } from '../template.ts'
import { Zitat } from './zitat.tsx'

/** Template `zitat`. */
export const template = defineTemplate({ name: 'zitat', spec: '2.7', View: Zitat })
