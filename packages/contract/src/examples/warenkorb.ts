import type { Warenkorb, WarenkorbPosition } from '../shop/warenkorb.ts'
import { shopArtikelExamples } from './shop-artikel.ts'

const { typical, ticket, 'by-weight': honey } = shopArtikelExamples

function position(
  artikel: (typeof shopArtikelExamples)[keyof typeof shopArtikelExamples],
  rest: Partial<WarenkorbPosition> & { id: string },
): WarenkorbPosition {
  const { id, sprache, titel, bild, detailURL, mwst, widerruf, lieferzeit } = artikel
  const preis_cent = rest.preis_cent ?? Math.round(artikel.preis_pro_einheit * 100)
  const menge = rest.menge ?? 1
  return {
    artikel: id,
    sprache,
    titel,
    titel_vorher: null,
    bild,
    detailURL,
    groesse: null,
    anmerkungen: null,
    menge,
    hoechstens: 89,
    preis_cent,
    preis_vorher_cent: null,
    gesamt_cent: preis_cent * menge,
    mwst,
    widerruf,
    lieferzeit,
    eintritt: artikel.eintrittskarte ? (artikel.veranstaltung?.id ?? null) : null,
    letzter_tag: artikel.eintrittskarte ? (artikel.veranstaltung?.letzter_tag ?? null) : null,
    hinweise: [],
    ...rest,
  }
}

function cart(...positionen: WarenkorbPosition[]): Warenkorb {
  const hindering = ['menge', 'ausverkauft', 'groesse', 'weg']
  return {
    positionen,
    waren_cent: positionen.reduce((sum, { gesamt_cent }) => sum + gesamt_cent, 0),
    bestellbar:
      positionen.length > 0 &&
      positionen.every(({ hinweise }) => !hinweise.some((one) => hindering.includes(one))),
    stand: `beispiel-${positionen.length}`,
  }
}

const id = (last: number) => `0b7a4d6e-52c1-4f0c-9d7e-1f2a3b4c5d6${last}`

const shirt = position(typical, { id: id(1), groesse: 'M', menge: 2, anmerkungen: 'Als Geschenk' })

/** Carts by name; of `changed` nothing is as it was when it was put in. */
export const warenkorbExamples = {
  typical: cart(shirt, position(honey, { id: id(2), hoechstens: 3 })),
  empty: cart(),
  tickets: cart(position(ticket, { id: id(3), menge: 4, hoechstens: 6 })),
  changed: cart(
    position(typical, {
      id: id(1),
      groesse: 'M',
      preis_cent: 2690,
      preis_vorher_cent: 2490,
      titel_vorher: 'T-Shirt „Bergbahn“',
      hinweise: ['preis', 'name'],
    }),
    position(honey, { id: id(2), menge: 5, hoechstens: 3, hinweise: ['menge'] }),
    position(shopArtikelExamples['sold-out'], {
      id: id(3),
      groesse: 'L',
      hoechstens: 0,
      hinweise: ['ausverkauft'],
    }),
    position(typical, {
      id: id(4),
      artikel: null,
      titel: 'Sitzkissen Waldbühne',
      bild: null,
      detailURL: null,
      hoechstens: 0,
      hinweise: ['weg'],
    }),
  ),
  'long-words': cart(
    position(shopArtikelExamples['long-words'], {
      id: id(1),
      groesse: 'Kindergartenkindergröße',
      anmerkungen: 'Geschenkverpackungswunschbenachrichtigungskärtchenbeilage',
      menge: 999,
      hoechstens: 999,
    }),
  ),
  english: cart(position(shopArtikelExamples.english, { id: id(1), groesse: 'M' })),
} satisfies Record<string, Warenkorb>
