import type { Menu, MenuItem, MenuName } from '@kurstadt/contract'
import type { MenuDoc } from '../../../payload-types.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { hrefOrNull, idOf } from '../../../wire/serialise/values.ts'

type StoredItem = NonNullable<MenuDoc['menuItems']>[number]
type AnyItem = Omit<StoredItem, 'menuItems' | 'blockType' | 'blockName'> & {
  menuItems?: AnyItem[] | null
}

function hrefOf(item: AnyItem, refs: Refs): string | null {
  if (item.art === 'href') return hrefOrNull(item.href)
  if (item.art === 'seite') return refs.pfade.get(idOf(item.seite) ?? '')?.pfad ?? null
  return null
}

function itemsOf(stored: readonly AnyItem[], refs: Refs, path: string): MenuItem[] {
  return stored.flatMap((item, index): MenuItem[] => {
    const id = item.id ?? `${path}${index + 1}`
    const menuItems = itemsOf(item.menuItems ?? [], refs, `${id}.`)
    const href = hrefOf(item, refs)
    // An entry whose page is not public leads nowhere; it stays only as a heading of others.
    if (href === null && item.art !== 'keine' && menuItems.length === 0) return []
    return [{ id, title: item.title, href, menuItems }]
  })
}

/** A named menu on the wire (spec 7); its language is the one its name says. */
export function menuOf(name: MenuName, stored: readonly AnyItem[], refs: Refs): Menu {
  return { name, sprache: refs.sprache, menuItems: itemsOf(stored, refs, '') }
}

/** Ids of the pages that a menu links to, on all levels. */
export function pagesOfMenu(stored: readonly AnyItem[]): string[] {
  return stored.flatMap((item) => {
    const id = item.art === 'seite' ? idOf(item.seite) : null
    return [...(id === null ? [] : [id]), ...pagesOfMenu(item.menuItems ?? [])]
  })
}
