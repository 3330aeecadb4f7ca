import type { Einstellungen, Menu } from '@kurstadt/contract'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Icon, type IconSymbol } from '../../ui/icon/index.ts'
import { placeAmong } from '../../ui/kept/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { Overlay } from '../../ui/overlay/index.ts'
import { searchId } from '../suche/index.ts'
import { pathsOf } from './branch.ts'
import { contentsPath } from './contents-path.ts'
import styles from './menu.module.css'
import { MenuList } from './menu-list.tsx'

/** Id of the overlay that holds the menu; buttons open it by this name. */
export const menuId = 'menu'

/** What a social service is about, told from its name. */
const services: readonly [name: RegExp, icon: IconSymbol][] = [
  [/bild|foto|photo|picture|insta/i, 'camera'],
  [/video|film|tube/i, 'film'],
  [/nachricht|kanal|news|channel/i, 'news'],
  [/mastodon|chat|face|bluesky/i, 'chat'],
]

const iconOf = (dienst: string): IconSymbol =>
  services.find(([name]) => name.test(dienst))?.[1] ?? 'share'

/** Failed or empty, a menu says so and leads on (spec 8). */
function NoMenu({ isEmpty }: { isEmpty: boolean }) {
  const { menu } = useTexts()
  return (
    <p className={styles.missing}>
      {isEmpty ? menu.empty : menu.missing}{' '}
      <Link href={`/${useSprache()}/`}>{menu.missingLink}</Link>
    </p>
  )
}

/** Links that stand in the top bar too, as far as there is room. */
function Quicklinks({ quicklinks }: { quicklinks: Menu | null }) {
  const { header } = useTexts()
  if (!quicklinks?.menuItems.length) return null
  return (
    <div className={styles.quick}>
      <h2>{header.quicklinks}</h2>
      <ul className={styles.quicklinks}>
        {quicklinks.menuItems.map(({ id, title, href }) => (
          <li key={id}>{href === null ? title : <Link href={href}>{title}</Link>}</li>
        ))}
      </ul>
    </div>
  )
}

function Foot({ social }: { social: Einstellungen['social'] }) {
  const { menu } = useTexts()
  return (
    <div className={styles.foot}>
      <Link href={contentsPath[useSprache()]}>
        <Icon name="pages" />
        {menu.all}
      </Link>
      {social.length > 0 && (
        <ul className={styles.social} aria-label={menu.social}>
          {social.map(({ dienst, url }) => (
            <li key={url}>
              <Link href={url}>
                <Icon name={iconOf(dienst)} />
                {dienst}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type MenuPanelProps = {
  haupt: Menu | null
  quicklinks?: Menu | null
  social: Einstellungen['social']
}

const none: Menu['menuItems'] = []

/** The main menu as an overlay, with the links to the town's social pages (spec 2.5). */
export function MenuPanel({ haupt, quicklinks = null, social }: MenuPanelProps) {
  const { menu, header } = useTexts()
  const items = haupt?.menuItems ?? none
  const place = placeAmong(pathsOf(items), useCurrentPath())
  const hasSearch = useSprache() === 'de'
  const search = { id: searchId, label: header.search, icon: 'search' } as const
  return (
    <Overlay
      of={[haupt, quicklinks, social]}
      path={place}
      id={menuId}
      label={menu.label}
      closeLabel={header.close}
      side="end"
      other={hasSearch ? search : undefined}
    >
      <nav data-behaviour="menu" aria-label={menu.label} className={styles.menu}>
        {items.length > 0 ? <MenuList items={items} /> : <NoMenu isEmpty={haupt !== null} />}
        <Quicklinks quicklinks={quicklinks} />
      </nav>
      <Foot social={social} />
    </Overlay>
  )
}
