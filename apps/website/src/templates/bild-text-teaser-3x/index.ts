import { defineTemplate } from '../template.ts'
import { BildTextTeaser3x } from './bild-text-teaser-3x.tsx'

/** Template `bild-text-teaser-3x`. */
export const template = defineTemplate({
  name: 'bild-text-teaser-3x',
  spec: '2.7',
  View: BildTextTeaser3x,
})
