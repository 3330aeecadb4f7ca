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
}

function symbol([name, lucide]: [string, string]): string {
  const drawing = readFileSync(new URL(`icons/${lucide}.svg`, set), 'utf8')
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)?.[1] ?? ''
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s+/g, ' ').replace(/ ?\/>/g, '/>').trim()}</symbol>`
}

const sprite = `<!-- Lucide, ISC licence, https://lucide.dev; made by tools/icon-sprite.ts -->
<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
<title>Icons</title>
${Object.entries(icons).map(symbol).join('\n')}
</svg>
`
writeFileSync(new URL('../src/ui/icon/icons.svg', import.meta.url), sprite)
