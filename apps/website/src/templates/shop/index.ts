import { defineTemplate } from '../template.ts'
import { Shop } from './shop.tsx'

/** Template `shop`. */
export const template = defineTemplate({ name: 'shop', spec: '2.2', View: Shop })
