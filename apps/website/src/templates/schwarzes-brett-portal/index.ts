import { defineTemplate } from '../template.ts'
import { SchwarzesBrettPortal } from './schwarzes-brett-portal.tsx'

/** Template `schwarzes-brett-portal`. */
export const template = defineTemplate({
  name: 'schwarzes-brett-portal',
  spec: '2.6',
  View: SchwarzesBrettPortal,
})
