import { defineTemplate } from '../template.ts'
import { SidebarNavigation } from './sidebar-navigation.tsx'

/** Template `sidebar-navigation`. */
export const template = defineTemplate({
  name: 'sidebar-navigation',
  spec: '2.7',
  View: SidebarNavigation,
})
