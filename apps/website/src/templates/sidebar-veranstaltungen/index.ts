import { defineTemplate } from '../template.ts'
import { SidebarVeranstaltungen } from './sidebar-veranstaltungen.tsx'

/** Template `sidebar-veranstaltungen`. */
export const template = defineTemplate({
  name: 'sidebar-veranstaltungen',
  spec: '2.7',
  View: SidebarVeranstaltungen,
})
