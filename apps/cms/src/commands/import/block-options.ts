import { recordOf, type Values } from '../../platform/record.ts'
import { numberedRows } from './numbered-rows.ts'

const tiles = { titel: 'titel', text: 'text', typ: 'typ', link: 'link', bildupload: 'bildupload' }

/** Templates whose options the wire numbers: `titel1`, `icon1` … (spec 3). */
const toModel: Readonly<Record<string, (options: Values) => Values>> = {
  'bild-text-teaser-3x': (options) => ({
    ...options,
    teaser: numberedRows(
      options,
      { titel: 'titel', text: 'text', link: 'link', bildupload: 'bildupload' },
      3,
    ).map(({ bildupload, ...row }) => ({ ...row, ...recordOf(bildupload) })),
  }),
  'medien-galerie': (options) => ({
    ...options,
    kacheln: numberedRows(options, tiles, 3).map(({ bildupload, ...row }) => ({
      ...row,
      bild: recordOf(bildupload).bild ?? null,
    })),
  }),
  'kurzinfo-icons': (options) => ({
    ...options,
    icons: numberedRows(options, { icon: 'icon' }, 4).map(({ icon }) => recordOf(icon)),
  }),
}

/** Options of a template with the names and shapes of its block in the model. */
export function blockOptions(template: string, options: Values): Values {
  const change = Object.hasOwn(toModel, template) ? toModel[template] : undefined
  return change ? change(options) : options
}
