import { defineTemplate } from '../template.ts'
import { Unterkuenfte } from './unterkuenfte.tsx'

/** Template `unterkuenfte`. */
export const template = defineTemplate({ name: 'unterkuenfte', spec: '2.7', View: Unterkuenfte })
