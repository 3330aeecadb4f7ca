import { defineTemplate } from '../template.ts'
import { SidebarRossini } from './sidebar-rossini.tsx'

/** Template `sidebar-rossini`. */
export const template = defineTemplate({
  name: 'sidebar-rossini',
  spec: '2.7',
  View: SidebarRossini,
})
