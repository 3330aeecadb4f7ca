import { defineTemplate } from '../template.ts'
import { MedienGalerie } from './medien-galerie.tsx'

/** Template `medien-galerie`. */
export const template = defineTemplate({
  name: 'medien-galerie',
  spec: '2.7',
  View: MedienGalerie,
})
