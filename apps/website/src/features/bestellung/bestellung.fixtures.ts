import type { Bestellung } from '@kurstadt/contract/shop'
import { overview } from '../kasse/kasse.fixtures.ts'

/** An order that waits for a transfer. */
export const waiting: Bestellung = {
  nummer: 'B-42',
  sprache: 'de',
  stand: 'wartet',
  verfallen: false,
  am: '2026-11-24T09:30:00.000Z',
  schritte: [{ am: '2026-11-24T09:30:00.000Z', was: 'bestellt' }],
  positionen: [
    {
      zeile: 0,
      titel: 'T-Shirt „Waldbühne“',
      groesse: 'M',
      anmerkungen: 'Als Geschenk',
      menge: 2,
      widerrufen: 0,
      preis_cent: 2490,
      mwst: 19,
      widerruf: 'ja',
    },
  ],
  versand_cent: 300,
  summe_cent: 5280,
  gutschrift_cent: 0,
  erstattet_cent: 0,
  steuern: [{ satz: 19, brutto_cent: 5280, netto_cent: 4437, steuer_cent: 843 }],
  lieferung: 'versand',
  zahlung: 'vorkasse',
  empfaenger: ['Renate Müller', 'Am Hang 3', '78375 Bad Silberbronn'],
  abholung: null,
  zahlbar_bis: '2026-12-01T22:59:00.000Z',
  bezahlt_am: null,
  ueberweisung: {
    inhaber: 'Stadtkasse',
    iban: 'DE87999999990023125200',
    bic: null,
    bank: null,
    cent: 5280,
    zweck: 'B-42',
    girocode: 'BCD\n002\n1\nSCT\n\nStadtkasse\nDE87999999990023125200\nEUR52.80\n\n\nB-42',
  },
  online: null,
  karten: 'keine',
  papiere: [
    { papier: 'rechnung', nummer: 'RE-2026-00017' },
    { papier: 'widerruf', nummer: null },
  ],
  widerruf: { moeglich: true, eingegangen_am: null },
  verkaeufer: { ...overview.verkaeufer, telefon: '030 23125-200' },
}

const [shirt] = waiting.positionen
if (shirt === undefined) throw new Error('an order without a line')

/** The same one once one of its two shirts is withdrawn: the rest is still to be paid. */
export const inPart: Bestellung = {
  ...waiting,
  schritte: [
    ...waiting.schritte,
    { am: '2026-11-25T08:00:00.000Z', was: 'widerrufen' },
    { am: '2026-11-25T10:00:00.000Z', was: 'teilwiderruf' },
  ],
  positionen: [{ ...shirt, widerrufen: 1 }],
  gutschrift_cent: 2490,
  ueberweisung: waiting.ueberweisung && { ...waiting.ueberweisung, cent: 2790, girocode: null },
  papiere: [
    { papier: 'rechnung', nummer: 'RE-2026-00017' },
    { papier: 'RE-2026-00018', nummer: 'RE-2026-00018' },
  ],
}

/** The same one where it is paid online. */
export const online: Bestellung = {
  ...waiting,
  zahlung: 'online',
  ueberweisung: null,
  online: { cent: 5280, moeglich: true, begonnen: false },
}

/** Tickets that are paid: there is nothing left to do but to come. */
export const tickets: Bestellung = {
  ...waiting,
  stand: 'versandt',
  schritte: [...waiting.schritte, { am: '2026-11-25T08:00:00.000Z', was: 'bezahlt' }],
  positionen: [
    {
      ...shirt,
      titel: 'Karte Sommernachtskonzert',
      groesse: null,
      anmerkungen: null,
      preis_cent: 1200,
      mwst: 7,
      widerruf: 'termin',
    },
  ],
  versand_cent: 0,
  summe_cent: 2400,
  steuern: [{ satz: 7, brutto_cent: 2400, netto_cent: 2243, steuer_cent: 157 }],
  lieferung: 'mail',
  bezahlt_am: '2026-11-25T08:00:00.000Z',
  zahlbar_bis: null,
  ueberweisung: null,
  karten: 'da',
  widerruf: { moeglich: false, eingegangen_am: null },
}
