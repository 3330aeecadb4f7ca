import { defineTemplate } from '../template.ts'
import { BildText } from './bild-text.tsx'

/** Template `bild-text`. */
export const template = defineTemplate({ name: 'bild-text', spec: '2.7', View: BildText })
