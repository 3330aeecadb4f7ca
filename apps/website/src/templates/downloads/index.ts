import { defineTemplate } from '../template.ts'
import { Downloads } from './downloads.tsx'

/** Template `downloads`. */
export const template = defineTemplate({ name: 'downloads', spec: '2.7', View: Downloads })
