import { defineTemplate } from '../template.ts'
import { SidebarKontakt } from './sidebar-kontakt.tsx'

/** Template `sidebar-kontakt`. */
export const template = defineTemplate({
  name: 'sidebar-kontakt',
  spec: '9',
  View: SidebarKontakt,
})
