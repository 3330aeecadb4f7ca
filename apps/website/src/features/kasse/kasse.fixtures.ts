import { warenkorbExamples } from '@kurstadt/contract/examples'
import type { KasseAntwort, Uebersicht } from '@kurstadt/contract/shop'

/** What is ordered by the button. */
export const overview: Uebersicht = {
  angaben: {
    lieferung: 'versand',
    zahlung: 'vorkasse',
    vorname: 'Renate',
    nachname: 'Müller',
    strasse: 'Am Hang 3',
    plz: '6020',
    ort: 'Innsbruck',
    land: 'AT',
    email: 'renate@post.example',
    telefon: null,
  },
  waren_cent: 6130,
  versand_cent: 400,
  summe_cent: 6530,
  steuern: [
    { satz: 19, brutto_cent: 5305, netto_cent: 4458, steuer_cent: 847 },
    { satz: 7, brutto_cent: 1225, netto_cent: 1145, steuer_cent: 80 },
  ],
  lieferzeit: 4,
  zahlbar_tage: 7,
  abholung: null,
  verkaeufer: {
    name: 'Stadt Bad Silberbronn',
    vertreten: null,
    strasse: 'Kurparkallee 2',
    plz: '00375',
    ort: 'Bad Silberbronn',
    email: null,
    telefon: null,
    ust_id: null,
  },
  hat_agb: true,
  stand: 'wie-gesehen',
}

/** A checkout at which nothing has been entered. */
export const checkout: KasseAntwort = {
  korb: 'x'.repeat(22),
  warenkorb: warenkorbExamples.typical,
  angebot: {
    lieferungen: ['versand', 'abholung'],
    zahlungen: ['vorkasse', 'rechnung', 'abholung'],
  },
  felder: {},
  fehler: {},
  abholung: 'Tourist-Information in der Wandelhalle',
  uebersicht: null,
}
