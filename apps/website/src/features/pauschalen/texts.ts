import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  titel: 'Pauschalangebote',
  empty: 'Zurzeit gibt es keine Pauschalangebote.',
  back: 'Alle Pauschalangebote',
  gone: 'Dieses Angebot gibt es nicht mehr.',
  naechte: (zahl: number) => (zahl === 1 ? '1 Nacht' : `${zahl} Nächte`),
  ab: (preis: string) => `ab ${preis}`,
  jePerson: 'je Person',
  fakten: 'Auf einen Blick',
  dauer: 'Dauer',
  preis: 'Preis',
  preisOffen: 'auf Anfrage',
  buchbar: 'Buchbar',
  immer: 'das ganze Jahr',
  von: (tag: string) => `ab ${tag}`,
  bis: (tag: string) => `bis ${tag}`,
  vonBis: (von: string, bis: string) => `${von} bis ${bis}`,
  nichtJetzt: 'Zurzeit nicht buchbar',
  naechsteSaison: (wann: string) => `Die nächste Saison: ${wann}.`,
  schonJetzt: 'Anfragen können Sie schon jetzt.',
  vorbei: (tag: string) =>
    `Dieses Angebot galt bis ${tag}. Wann es wieder gilt, steht noch nicht fest.`,
  leistungen: 'Im Preis enthalten',
  haeuser: 'Häuser und Preise',
  haeuserHinweis: (naechte: string) => `Preise für ${naechte}, je Person.`,
  ohnePreise: 'Welche Häuser dabei sind und was sie kosten, sagt Ihnen die Tourist-Information.',
  ansehen: (haus: string) => `${haus} ansehen`,
  preise: 'Preise',
  preis_ez: 'Einzelzimmer',
  preis_dz: 'Doppelzimmer, je Person',
  preis_ferienwohnung_1: 'Ferienwohnung für eine Person',
  preis_ferienwohnung_2: 'Ferienwohnung zu zweit, je Person',
  zumHaus: 'Mehr über das Haus',
  anfragen: 'Unverbindlich anfragen',
  anfragenIn: (haus: string) => `Im Haus „${haus}“ anfragen`,
  perMail: 'Per E-Mail anfragen',
  mailAway: 'Anfragen nimmt die Tourist-Information am Telefon entgegen.',
  gewaehlt: 'Ihre Auswahl',
  anderes: 'Ein anderes Angebot wählen',
  ersteWahl: 'Bitte wählen Sie zuerst ein Angebot',
  wahlHinweis:
    'Ein Haus schlagen wir Ihnen vor. Auf der Seite jedes Angebots können Sie auch selbst eines wählen.',
  haus: 'Haus',
  hausOffen: 'Das Haus schlagen wir Ihnen vor.',
  ohneHaus: 'Ein Haus wählen Sie weiter unten; sonst schlagen wir Ihnen eines vor.',
}

const en: typeof de = {
  titel: 'Package offers',
  empty: 'There are no package offers at the moment.',
  back: 'All package offers',
  gone: 'This offer is no longer available.',
  naechte: (zahl) => (zahl === 1 ? '1 night' : `${zahl} nights`),
  ab: (preis) => `from ${preis}`,
  jePerson: 'per person',
  fakten: 'At a glance',
  dauer: 'Length of stay',
  preis: 'Price',
  preisOffen: 'on request',
  buchbar: 'Available',
  immer: 'all year round',
  von: (tag) => `from ${tag}`,
  bis: (tag) => `until ${tag}`,
  vonBis: (von, bis) => `${von} to ${bis}`,
  nichtJetzt: 'Not available at the moment',
  naechsteSaison: (wann) => `The next season: ${wann}.`,
  schonJetzt: 'You can ask for it now.',
  vorbei: (tag) =>
    `This offer was available until ${tag}. When it will be available again has not been decided.`,
  leistungen: 'Included in the price',
  haeuser: 'Places to stay and prices',
  haeuserHinweis: (naechte) => `Prices for ${naechte}, per person.`,
  ohnePreise:
    'The tourist information office will tell you which houses take part and what they charge.',
  ansehen: (haus) => `View ${haus}`,
  preise: 'Prices',
  preis_ez: 'Single room',
  preis_dz: 'Double room, per person',
  preis_ferienwohnung_1: 'Apartment for one person',
  preis_ferienwohnung_2: 'Apartment for two, per person',
  zumHaus: 'More about the house',
  anfragen: 'Send an enquiry',
  anfragenIn: (haus) => `Ask for “${haus}”`,
  perMail: 'Ask by e-mail',
  mailAway: 'Please ring the tourist information office to ask for this package.',
  gewaehlt: 'Your choice',
  anderes: 'Choose another offer',
  ersteWahl: 'Please choose an offer first',
  wahlHinweis:
    'We will suggest a house. On the page of each offer you can also choose one yourself.',
  haus: 'Place to stay',
  hausOffen: 'We will suggest a house.',
  ohneHaus: 'Choose a house below; otherwise we will suggest one.',
}

const words: Record<Sprache, typeof de> = { de, en }

/** Words about packages. */
export type PackageTexts = typeof de

/** Words about packages, in the language of the page. */
export const usePackageTexts = (): PackageTexts => words[useSprache()]
