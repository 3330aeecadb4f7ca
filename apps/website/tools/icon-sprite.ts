/** Writes `src/ui/icon/icons.svg` from the open set Lucide: `node tools/icon-sprite.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'

const set = import.meta.resolve('lucide-static/package.json')

/** Our name → name in Lucide. */
const icons = {
  anreise: 'signpost',
  baum: 'tree-pine',
  bahn: 'cable-car',
  bett: 'bed-double',
  kalender: 'calendar-days',
  musik: 'music',
  parken: 'circle-parking',
  rathaus: 'landmark',
  telefon: 'phone',
  therme: 'waves',
  wandern: 'footprints',
  wetter: 'cloud-sun',
  menu: 'menu',
  search: 'search',
  close: 'x',
  'arrow-right': 'arrow-right',
  'arrow-left': 'arrow-left',
  'arrow-up': 'arrow-up',
  chevron: 'chevron-down',
  download: 'download',
  mail: 'mail',
  clock: 'clock',
  place: 'map-pin',
  external: 'external-link',
  file: 'file-text',
  price: 'ticket',
  people: 'users',
  person: 'user-round',
  accessible: 'accessibility',
  info: 'info',
  language: 'languages',
  camera: 'camera',
  chat: 'message-circle',
  film: 'clapperboard',
  news: 'megaphone',
  share: 'share-2',
  link: 'link',
  print: 'printer',
  pages: 'list-tree',
  play: 'circle-play',
  filter: 'sliders-horizontal',
  warning: 'triangle-alert',
  basket: 'shopping-basket',
}

/** Marks of the town (a fir over a spring) and of its festival (a lyre), drawn for this site. */
const marks = `<symbol id="emblem" viewBox="0 0 48 48"><circle cx="24" cy="24" r="23" fill="currentColor" stroke="none"/><path fill="var(--color-page)" stroke="none" d="M24 6l6 9h-3l5 7h-4l6 8H14l6-8h-4l5-7h-3z"/><path stroke="var(--color-page)" stroke-width="2" d="M10 35c3.5-3 7 3 10.5 0s7 3 10.5 0 4-1.5 7 0M15 40.5c3-2.5 6 2.5 9 0s6 2.5 9 0"/></symbol>
<symbol id="lyre" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22.5"/><path stroke-width="2" d="M16 11c-4 7 2 9 2 16 0 8 12 8 12 0 0-7 6-9 2-16M15.5 16h17M18 38h12M24 33v5"/><path d="M21 16v15.5M24 16v17M27 16v15.5"/></symbol>`

function symbol([name, lucide]: [string, string]): string {
  const drawing = readFileSync(new URL(`icons/${lucide}.svg`, set), 'utf8')
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)?.[1] ?? ''
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s+/g, ' ').replace(/ ?\/>/g, '/>').trim()}</symbol>`
}

const sprite = `<!-- Lucide, ISC licence, https://lucide.dev; made by tools/icon-sprite.ts -->
<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
<title>Icons</title>
${Object.entries(icons).map(symbol).join('\n')}
${marks}
</svg>
`
writeFileSync(new URL('../src/ui/icon/icons.svg', import.meta.url), sprite)
