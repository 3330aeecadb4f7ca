import { playerFor, slugOf } from '@kurstadt/contract'
import type { PageBlock } from '../../content/index.ts'

type Options = PageBlock<'medien-galerie'>['options']
type Upload = Options['bildupload1']

/** What a tile does: it opens a picture or content of another house, leads there, or nothing. */
export type Tile = {
  id: string
  titel: string
  text: string | null
  upload: Upload
} & (
  | { kind: 'picture'; upload: NonNullable<Upload> }
  | { kind: 'player'; player: string; link: string }
  | { kind: 'link'; link: string }
  | { kind: 'nothing' }
)

type Row = { titel: string | null; text: string | null; typ: Options['typ1'] } & {
  link: string | null
  upload: Upload
}

function rowsOf(o: Options): Row[] {
  return [
    { titel: o.titel1, text: o.text1, typ: o.typ1, link: o.link1, upload: o.bildupload1 },
    { titel: o.titel2, text: o.text2, typ: o.typ2, link: o.link2, upload: o.bildupload2 },
    { titel: o.titel3, text: o.text3, typ: o.typ3, link: o.link3, upload: o.bildupload3 },
  ]
}

/** Tiles of a media gallery in their order; only `hosts` may be shown here, any other is a link (T42). */
export function tilesOf(options: Options, hosts: readonly string[]): Tile[] {
  return rowsOf(options).flatMap(({ titel, text, typ, link, upload }, index): Tile[] => {
    if (titel === null || typ === null) return []
    const shared = { id: `medium-${index + 1}-${slugOf(titel)}`, titel, text, upload }
    if (typ === 'bild') {
      if (upload) return [{ ...shared, kind: 'picture', upload }]
      return [{ ...shared, kind: 'nothing' }]
    }
    if (link === null) return [{ ...shared, kind: 'nothing' }]
    const player = playerFor(typ, link, hosts)
    return [
      player === null
        ? { ...shared, kind: 'link', link }
        : { ...shared, kind: 'player', player, link },
    ]
  })
}
