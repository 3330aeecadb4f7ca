import { defineTemplate } from '../template.ts'
import { Parken } from './parken.tsx'

/** Template `parken`. */
export const template = defineTemplate({ name: 'parken', spec: '2.7', View: Parken })
