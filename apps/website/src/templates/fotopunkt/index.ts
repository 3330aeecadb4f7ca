import { defineTemplate } from '../template.ts'
import { Fotopunkt } from './fotopunkt.tsx'

/** Template `fotopunkt`. */
export const template = defineTemplate({ name: 'fotopunkt', spec: '2.7', View: Fotopunkt })
