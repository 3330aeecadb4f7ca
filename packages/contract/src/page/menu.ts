import { z } from 'zod'
import { href, sprache } from '../primitives.ts'

/**
 * Names of the menus (spec 7); an English menu has the suffix `_EN`. `App` stands at the foot of the
 * installed site.
 */
export const menuNames = [
  'Hauptmenü',
  'Hauptmenü_EN',
  'Quicklinks',
  'Quicklinks_EN',
  'Rossini_Quicklinks',
  'Rossini_Quicklinks_EN',
  'App',
  'App_EN',
  'Footer_Themen',
  'Footer_Themen_EN',
  'Footer_Informationen',
  'Footer_Informationen_EN',
  'Footer_Rechtliches',
  'Footer_Rechtliches_EN',
] as const

/** One of the named menus. */
export type MenuName = (typeof menuNames)[number]

/** An entry of a menu with its nested entries (spec 3); `href` is null for a mere heading. */
export const menuItem = z.object({
  id: z.string(),
  title: z.string(),
  href: href.nullable(),
  get menuItems() {
    return z.array(menuItem)
  },
})

/** A named menu (spec 7, `GET /api/cms/menu`). */
export const menu = z.object({
  name: z.enum(menuNames),
  sprache,
  menuItems: z.array(menuItem),
})

/** An entry of a menu. */
export type MenuItem = z.infer<typeof menuItem>
/** A named menu. */
export type Menu = z.infer<typeof menu>
