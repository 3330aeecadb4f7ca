import { defineTemplate } from '../template.ts'
import { Datenschutzangaben } from './datenschutzangaben.tsx'

/** Template `datenschutzangaben`. */
export const template = defineTemplate({
  name: 'datenschutzangaben',
  spec: '2.2',
  View: Datenschutzangaben,
})
