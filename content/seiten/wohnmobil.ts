import type { SeiteContent } from '../shape.ts'

/** Motorhome parking at both addresses of the specification (2.2). */
export const wohnmobilstellplatz: SeiteContent = {
  key: 'wohnmobilstellplatz',
  eltern: 'unterkuenfte',
  pageLayout: 'wide',
  de: {
    pfad: '/de/besucherinformationen/wohnmobilstellplatz/',
    titel: 'Wohnmobilstellplätze',
    beschreibung:
      'Stellplätze für Wohnmobile in Bad Silberbronn: Preise, Strom und Wasser, Entsorgung, Anfahrt.',
    blocks: [
      {
        slot: 'content',
        template: 'wohnmobilstellplatz',
        einleitung:
          'Drei Plätze: am Waldrand mit Strom und Wasser, eine Nacht vor dem Badehaus, oder am Zeltplatz mit Duschen. Mit acht Metern Länge kommen Sie auf zwei davon.',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Kurtaxe und Silberkarte',
        text: `Auch wer im eigenen Wagen schläft, zahlt Kurtaxe; unter 16 Jahren entfällt sie. Der Automat druckt die Silberkarte gleich mit: freie Fahrt mit Bus und Bahn im Silbertal und Nachlass im [Thermalbad](/de/thermalbad/). In die Altstadt nehmen Sie am besten die Linie 2, die Gassen sind eng.`,
      },
    ],
  },
  en: {
    pfad: '/en/motorhome-parking/',
    titel: 'Motorhome parking',
    beschreibung:
      'Motorhome sites in Bad Silberbronn: prices, electricity and water, waste disposal, access.',
    blocks: [
      {
        slot: 'content',
        template: 'wohnmobilstellplatz',
        einleitung:
          'Three sites: by the forest with electricity and water, one night beside the bath house, or at the campsite with showers. A vehicle of eight metres fits two of them.',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Visitor’s tax and Silberkarte',
        text: `The visitor’s tax is also due if you sleep in your own vehicle; under-16s are exempt. The machine prints your Silberkarte as well: free buses and trains in the Silbertal and money off at the [thermal bath](/en/thermal-bath/). For the old town, the number 2 bus is best, as the lanes are narrow.`,
      },
    ],
  },
}
