import { defineTemplate } from '../template.ts'
import { Fotogalerie } from './fotogalerie.tsx'

/** Template `fotogalerie`. */
export const template = defineTemplate({ name: 'fotogalerie', spec: '2.6', View: Fotogalerie })
