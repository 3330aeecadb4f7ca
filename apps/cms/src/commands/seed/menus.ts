import { menuNames } from '@kurstadt/contract'
import type { MenuContent } from '../../../../../content/shape.ts'
import { idOf, inOrder, publish, type Seeding } from './seeding.ts'

type MenuRow = {
  title: string
  art: 'seite' | 'href' | 'keine'
  seite?: string
  href?: string
  menuItems: MenuRow[]
}

function rowOf(seeding: Seeding, { title, seite, href, menuItems = [] }: MenuContent): MenuRow {
  const below = menuItems.map((item) => rowOf(seeding, item))
  if (seite !== undefined) {
    const id = idOf(seeding.made, 'seiten', seite)
    return { title, art: 'seite', seite: id, menuItems: below }
  }
  if (href !== undefined) return { title, art: 'href', href, menuItems: below }
  return { title, art: 'keine', menuItems: below }
}

/** Makes the named menus. */
export async function addMenus(seeding: Seeding): Promise<void> {
  const { menus } = seeding.town
  const filled = menuNames.filter((name) => menus[name] !== undefined)
  await inOrder(seeding, 'Menüs', filled, async (name) => {
    const menuItems = (menus[name] ?? []).map((item) => ({
      blockType: 'eintrag' as const,
      ...rowOf(seeding, item),
    }))
    await publish(seeding, 'menus', { name, menuItems }, null)
  })
}
