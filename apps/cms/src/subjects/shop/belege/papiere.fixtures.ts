import type { Verkaeufer } from '@kurstadt/contract/shop'
import { widerrufDe } from '../bedingungen/widerruf.de.ts'
import { betraegeOf } from '../rechnen/index.ts'
import type { Rechnungspapier, Textpapier } from './papier.ts'
import type { Rechnungsdaten } from './rechnungsdaten.ts'

const verkaeufer: Verkaeufer = {
  name: 'Kur & Touristik <Bad> Silberbronn GmbH',
  vertreten: 'Geschäftsführung: Hanna Ohnesorg',
  strasse: 'Kurparkallee 2',
  plz: '78375',
  ort: 'Bad Silberbronn',
  email: 'shop@silberbronn.example',
  telefon: '07999 1234-0',
  ust_id: 'DE999999999',
}

type Line = Rechnungsdaten['positionen'][number]

/** A line of an invoice. */
export const lineWith = (rest: Partial<Line> = {}): Line => ({
  titel: 'Tannenhonig, 500 g',
  groesse: null,
  menge: 2,
  preis_cent: 1150,
  mwst: 7,
  ...rest,
})

/** An invoice over some lines. */
export function invoiceWith(
  positionen: Line[],
  rest: Partial<Omit<Rechnungspapier, 'daten'>> & { daten?: Partial<Rechnungsdaten> } = {},
): Rechnungspapier {
  const { daten, ...more } = rest
  const rated = positionen.map((line) => ({ ...line, mwst: line.mwst === 7 ? 7 : 19 }) as const)
  const { steuern, summe_cent, versand_cent } = betraegeOf(rated, {
    lieferung: 'versand',
    land: 'DE',
  })
  return {
    art: 'rechnung',
    nummer: 'RE-2026-00017',
    zu: null,
    am: '2026-11-24T09:30:00.000Z',
    referenz: 'B-42',
    bezahlt_am: null,
    gutschrift_cent: 0,
    ...more,
    daten: {
      sprache: 'de',
      verkaeufer,
      konto: {
        inhaber: 'Touristik Bad Silberbronn',
        iban: 'DE02120300000000202051',
        bic: 'BYLADEM1001',
        bank: 'Sparkasse Silberbronn',
      },
      empfaenger: ['Renate Größer-Łukasz', 'Am Hang 3', '78375 Bad Silberbronn'],
      positionen,
      versand_cent,
      summe_cent,
      steuern,
      lieferung: 'versand',
      lieferzeit: 4,
      zahlung: 'vorkasse',
      zahlbar_bis: '2026-12-01T22:59:00.000Z',
      ...daten,
    },
  }
}

/** The instruction on withdrawal with its form. */
export function withdrawalPaper(): Textpapier {
  const { belehrung, formular } = widerrufDe({
    verkaeufer: 'Touristik Bad Silberbronn GmbH, Kurparkallee 2, 78375 Bad Silberbronn',
    adresse: 'https://www.silberbronn.example/de/shop/widerruf/',
  })
  return {
    art: 'text',
    sprache: 'de',
    von: verkaeufer.name,
    am: '2026-11-24T09:30:00.000Z',
    titel: 'Widerruf',
    teile: [
      { titel: 'Widerrufsbelehrung', text: belehrung },
      { titel: 'Muster-Widerrufsformular', text: formular },
    ],
  }
}
