import { brotliCompressSync, constants } from 'node:zlib'
import type { Bild, Hotelpreis, Pauschale } from '@kurstadt/contract'
import { examples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { throwDice } from '../../../../../tests/support/dice.ts'
import { renderOnServer } from '../../../tests/support/render-view.tsx'
import { Pauschalen } from './pauschalen.tsx'

const { typical } = examples.pauschalen
const dice = throwDice(7)

const syllables =
  'tal berg bad haus park wald bach see hof gar ten zim mer früh stück blick nah ruhe sonn hang stein quell rei se weg'.split(
    ' ',
  )
const word = () =>
  Array.from({ length: 1 + dice(4) }, () => syllables[dice(syllables.length)]).join('')
/** So many words that no other house has in this order. */
const words = (count: number) => Array.from({ length: count }, word).join(' ')

/** A picture with files of its own. */
const pictureOf = (bild: Bild, id: number): Bild => ({
  ...bild,
  alt: words(4),
  quellen: bild.quellen.map((one) => ({
    ...one,
    url: one.url.replace('beispiel-1', `haus-${id}`),
  })),
})

/** A house with a text of its own, as long as hosts write them. */
function houseOf(from: Hotelpreis, id: number): Hotelpreis {
  const { bild } = from.de
  return {
    ...from,
    id,
    de: {
      ...from.de,
      titel: `Haus ${word()}`,
      bild: bild && pictureOf(bild, id),
      einleitung: words(14),
      text: [{ type: 'paragraph', children: [{ type: 'text', text: words(36) }] }],
    },
    spezialisierung: words(4),
    strasse: `${word()}straße ${id}`,
    brancheneintrag_anmerkung: null,
    preis_ez: 200 + dice(200),
    preis_dz: 150 + dice(200),
    telefon: `030 23125-${id}`,
    email: `info@haus-${id}.example`,
    link: `https://haus-${id}.example/`,
    linktext: `haus-${id}.example`,
    detailURL: `/de/unterkuenfte/haus-${id}-id_${id}/`,
  }
}

/** A package of six price categories with thirty houses in each (spec 9). */
function largest(): Pauschale {
  const [pauschale] = typical.context.data
  const from = pauschale?.preiskategorie1?.kategorien[0]
  if (!(pauschale && from)) throw new Error('The example has no house.')
  const category = (number: number) => ({
    field_mainform: pauschale.id,
    name_kategorie: `Kategorie ${number}`,
    kategorien: Array.from({ length: 30 }, (_, at) => houseOf(from, number * 100 + at)),
  })
  return {
    ...pauschale,
    preiskategorie1: category(1),
    preiskategorie2: category(2),
    preiskategorie3: category(3),
    preiskategorie4: category(4),
    preiskategorie5: category(5),
    preiskategorie6: category(6),
  }
}

/** Bytes (brotli) that the rest of a page has at most: the whole of `/de/` has fewer. */
const rest = 14_336

test('a package with 180 houses leaves its page below 120 kB', async () => {
  const block = { ...typical, context: { ...typical.context, data: [largest()] } }
  const { errors, html } = await renderOnServer(<Pauschalen block={block} />)
  const { BROTLI_PARAM_QUALITY } = constants
  const { byteLength } = brotliCompressSync(html, { params: { [BROTLI_PARAM_QUALITY]: 6 } })
  expect([errors, html.match(/<dialog/g)?.length]).toEqual([[], 180])
  expect(byteLength + rest).toBeLessThan(120_000)
})
