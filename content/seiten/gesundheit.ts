import type { SeiteContent } from '../shape.ts'

/** Spa treatment and health. */
export const gesundheit: SeiteContent = {
  key: 'gesundheit',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'default',
  de: {
    pfad: '/de/kur-und-gesundheit/',
    titel: 'Kur & Gesundheit',
    beschreibung: 'Ambulante Kur, Heilanzeigen und Anwendungen in Bad Silberbronn.',
    heroImages: [{ bild: 'therme-innen' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Bad Silberbronn ist seit 1892 staatlich anerkanntes Heilbad. Das Thermalwasser wird bei Beschwerden des Bewegungsapparats, nach Operationen an Gelenken und bei chronischen Rückenschmerzen eingesetzt.

## In vier Schritten zur ambulanten Kur

1. Sie besprechen den Kurantrag mit Ihrer Hausärztin oder Ihrem Hausarzt.
2. Ihre Krankenkasse prüft den Antrag; das dauert in der Regel drei Wochen.
3. Sie wählen eine Unterkunft und melden sich in der Kurverwaltung an.
4. Am ersten Tag legt eine Badeärztin Ihren Behandlungsplan fest.

Eine ambulante Kur dauert meist 21 Tage. Die Kasse übernimmt die ärztliche Behandlung und 90 Prozent der Anwendungen und kann einen Zuschuss zur Unterkunft zahlen.`,
      },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'Anwendungen im Badehaus',
        icons: [
          { icon: 'therme', titel: 'Thermalbad', text: '20 Minuten in der Einzelwanne: 24,00 €' },
          { icon: 'wandern', titel: 'Klimawanderung', text: 'Mittwochs, geführt: 9,00 €' },
          { icon: 'baum', titel: 'Naturmoor', text: 'Packung mit Nachruhe: 32,00 €' },
          { icon: 'telefon', titel: 'Termine', text: '030 23125-310', link: 'tel:+493023125310' },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Trinken, gehen, ruhen',
        text: `In der Wandelhalle wird täglich von 07:30 bis 11:00 Uhr Heilwasser ausgeschenkt. Der Becher kostet 0,50 €, mit Kurverordnung nichts.

Gleich nebenan beginnt der Terrainkurweg: drei Runden mit Bänken alle 200 Meter und Tafeln, auf denen Sie Ihren Puls einordnen können.`,
        bild: 'wandelhalle',
        anordnung: 'text-bild',
        link: '/de/kurpark-und-konzerte/',
        linktext: 'Der Kurpark',
      },
      {
        slot: 'content',
        template: 'zitat',
        text: 'Drei Wochen sind keine lange Zeit. Wer sie nutzt, nimmt meist einen anderen Rhythmus mit nach Hause.',
        quelle: 'Badeärztliche Sprechstunde Bad Silberbronn',
      },
      {
        slot: 'content',
        template: 'downloads',
        titel: 'Kurtaxe',
        downloads: [
          {
            titel: 'Auszug aus der Satzung über die Erhebung der Kurtaxe',
            datei: 'kurtaxe-satzung',
          },
        ],
      },
    ],
  },
  en: {
    pfad: '/en/spa-and-health/',
    titel: 'Spa & health',
    beschreibung: 'Out-patient spa treatment, indications and therapies in Bad Silberbronn.',
    heroImages: [{ bild: 'therme-innen' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Bad Silberbronn has been a state-recognised spa since 1892. Its thermal water is used for disorders of the joints and muscles, after joint surgery and for chronic back pain.

## A course of treatment, step by step

1. Talk to your doctor about whether spa treatment would help you.
2. Ask your health insurer whether it contributes to the costs; European insurers often do.
3. Choose somewhere to stay and register with the spa administration.
4. On the first day a spa doctor draws up your treatment plan.

A course usually lasts 21 days. You can also book single treatments without a prescription.`,
      },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'Treatments in the bath house',
        icons: [
          { icon: 'therme', titel: 'Thermal bath', text: '20 minutes in a private tub: €24.00' },
          { icon: 'wandern', titel: 'Climate walk', text: 'Wednesdays, guided: €9.00' },
          { icon: 'baum', titel: 'Natural peat', text: 'Pack followed by rest: €32.00' },
          {
            icon: 'telefon',
            titel: 'Appointments',
            text: '+49 30 23125-310',
            link: 'tel:+493023125310',
          },
        ],
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Drink, walk, rest',
        text: `Mineral water is served in the pump room every day from 07:30 to 11:00. A cup costs €0.50, or nothing with a prescription.

The exercise trail starts next door: three loops with a bench every 200 metres and boards that help you read your pulse.`,
        bild: 'wandelhalle',
        anordnung: 'text-bild',
        link: '/en/spa-park-and-concerts/',
        linktext: 'The spa park',
      },
      {
        slot: 'content',
        template: 'zitat',
        text: 'Three weeks is not long. Those who use them well usually take a different rhythm home.',
        quelle: 'Spa doctors’ surgery, Bad Silberbronn',
      },
      {
        slot: 'content',
        template: 'downloads',
        titel: 'Visitor’s tax',
        downloads: [
          {
            titel: 'Extract from the by-law on the visitor’s tax (in German)',
            datei: 'kurtaxe-satzung',
          },
        ],
      },
    ],
  },
}
