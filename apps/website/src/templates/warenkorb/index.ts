import { defineTemplate } from '../template.ts'
import { Warenkorb } from './warenkorb.tsx'

/** Template `warenkorb`. */
export const template = defineTemplate({ name: 'warenkorb', spec: '7', View: Warenkorb })
