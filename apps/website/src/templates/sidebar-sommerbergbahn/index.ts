import { defineTemplate } from '../template.ts'
import { SidebarSommerbergbahn } from './sidebar-sommerbergbahn.tsx'

/** Template `sidebar-sommerbergbahn`. */
export const template = defineTemplate({
  name: 'sidebar-sommerbergbahn',
  spec: '2.7',
  View: SidebarSommerbergbahn,
})
