import type { SeiteContent } from '../shape.ts'

const plakat = 'Offsetdruck auf Naturpapier, 60 × 84 Zentimeter. 12,00 €.'

/** What the town sells, in German only (spec 2.2, 2.5; fees: spec 9). */
export const shop: SeiteContent = {
  key: 'shop',
  eltern: 'start',
  pageLayout: 'wide',
  de: {
    pfad: '/de/shop/',
    titel: 'Shop',
    beschreibung: 'Plakate des Rossini-Festivals und andere Dinge aus Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Plakate für zu Hause',
        titel_tag: 'h2',
        untertitel: 'Am Schalter in der Wandelhalle oder mit der Post',
        einleitung:
          'Die Plakate des Rossini-Festivals hängen im Juli in der ganzen Stadt. Wer eines behalten möchte, muss es nicht von der Litfaßsäule lösen: Sie bekommen sie in der Tourist-Information.',
        link: '/de/tourist-information/',
        linktext: 'Zur Tourist-Information',
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Oper',
        teaser: [
          { titel: 'Il barbiere di Siviglia', text: plakat, bild: 'plakat-barbiere' },
          { titel: 'La Cenerentola', text: plakat, bild: 'plakat-cenerentola' },
          { titel: 'L’italiana in Algeri', text: plakat, bild: 'plakat-italiana' },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Konzert und Akademie',
        teaser: [
          { titel: 'La scala di seta', text: plakat, bild: 'plakat-scala' },
          { titel: 'Petite messe solennelle', text: plakat, bild: 'plakat-messe' },
          { titel: 'Péchés de vieillesse', text: plakat, bild: 'plakat-suenden' },
        ],
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Bestellen',
        text: `Rufen Sie an unter {telefon:tourist-information} oder schreiben Sie an [shop@bad-silberbronn.example](mailto:shop@bad-silberbronn.example). Wir rollen die Plakate in eine Hülse und legen die Rechnung bei.

- Verpackung und Versand im Inland 3,00 €, ins Ausland 4,00 €
- Alle Preise enthalten die Mehrwertsteuer
- Was Ihnen nicht gefällt, nehmen wir vierzehn Tage lang zurück

Das Plakat der Belcanto-Gala gibt es nur mit den Unterschriften des Ensembles. Es wird am Abend im Foyer versteigert, zugunsten der [Akademie BelCanto](/de/rossini/akademie-belcanto/).`,
      },
    ],
  },
}
