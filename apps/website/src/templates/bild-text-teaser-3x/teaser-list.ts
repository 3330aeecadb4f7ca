import type { PageBlock } from '../../content/index.ts'

type Options = PageBlock<'bild-text-teaser-3x'>['options']
/** One of the three teasers. */
export type Teaser = {
  titel: string
  text: string | null
  link: string | null
  upload: Options['bildupload1']
}

/** The numbered fields of the wire as a list; a teaser without title is none. */
export function teaserList(options: Options): Teaser[] {
  const { titel1, text1, link1, bildupload1 } = options
  const { titel2, text2, link2, bildupload2 } = options
  const { titel3, text3, link3, bildupload3 } = options
  return [
    { titel: titel1, text: text1, link: link1, upload: bildupload1 },
    { titel: titel2, text: text2, link: link2, upload: bildupload2 },
    { titel: titel3, text: text3, link: link3, upload: bildupload3 },
  ].flatMap((teaser) => (teaser.titel ? [{ ...teaser, titel: teaser.titel }] : []))
}
