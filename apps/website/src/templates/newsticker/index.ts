import { defineTemplate } from '../template.ts'
import { Newsticker } from './newsticker.tsx'

/** Template `newsticker`. */
export const template = defineTemplate({ name: 'newsticker', spec: '2.7', View: Newsticker })
