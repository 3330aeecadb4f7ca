import { defineTemplate } from '../template.ts'
import { Panorama } from './panoramabild-panoramateaser.tsx'

/** Template `panoramabild-panoramateaser`. */
export const template = defineTemplate({
  name: 'panoramabild-panoramateaser',
  spec: '2.7',
  View: Panorama,
})
