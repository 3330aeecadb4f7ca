import { classNames } from '../../lib/index.ts'
import styles from './icon.module.css'
import sprite from './icons.svg?url'

/** Icons of the sprite; `tools/icon-sprite.ts` adds one. */
export type IconSymbol =
  | 'anreise'
  | 'baum'
  | 'bahn'
  | 'bett'
  | 'kalender'
  | 'musik'
  | 'parken'
  | 'rathaus'
  | 'telefon'
  | 'therme'
  | 'wandern'
  | 'wetter'
  | 'menu'
  | 'search'
  | 'close'
  | 'arrow-right'
  | 'arrow-left'
  | 'arrow-up'
  | 'chevron'
  | 'download'
  | 'mail'
  | 'clock'
  | 'place'
  | 'external'
  | 'file'
  | 'price'
  | 'people'
  | 'person'
  | 'accessible'
  | 'info'
  | 'language'
  | 'camera'
  | 'chat'
  | 'film'
  | 'news'
  | 'share'
  | 'print'
  | 'pages'
  | 'link'
  | 'emblem'
  | 'lyre'
  | 'play'
  | 'warning'
  | 'filter'
  | 'basket'

/** A decorative icon beside words; it never carries a meaning alone. */
export function Icon({ name, className }: { name: IconSymbol; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
