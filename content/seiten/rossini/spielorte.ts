import type { SeiteContent } from '../../shape.ts'

/** The four venues. */
export const spielorte: SeiteContent = {
  key: 'rossini-spielorte',
  eltern: 'rossini',
  pageLayout: 'wide',
  pageTheme: 'rossini',
  de: {
    pfad: '/de/rossini/spielorte/',
    titel: 'Spielorte',
    beschreibung:
      'Kurtheater, Konzerthaus, Wandelhalle und Waldbühne: die Orte des Rossini-Festivals.',
    heroImages: [{ bild: 'festival-feuerwerk' }],
    blocks: [
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Kurtheater',
        text: `1863 für die Badegäste gebaut, 204 Plätze, drei Ränge, ein Orchestergraben für 34 Personen. Die Kulissen laufen noch auf den alten Holzschienen und werden von Hand gezogen.

Kurparkallee 6, stufenlos über den Seiteneingang. Höranlage im Parkett.`,
        bild: 'festival-saal',
        anordnung: 'bild-text',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Waldbühne',
        text: `480 Plätze in einer Mulde über der Stadt, ein Dach aus Lärchenschindeln über der Bühne und dahinter nichts als Tannen. Gespielt wird ohne Verstärkung; der Hang trägt jede Silbe.

Der Bus fährt ab 19:00 Uhr vom Bahnhof und nach der Vorstellung zurück. Ziehen Sie sich warm an: Auch im Juli hat es nachts zwölf Grad. Ob wir draußen spielen, sagt ab 16:00 Uhr das Band unter [030 23125-221](tel:+493023125221).`,
        bild: 'festival-waldbuehne',
        anordnung: 'text-bild',
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'Im Kurpark',
        teaser: [
          {
            titel: 'Konzerthaus',
            text: '612 Plätze, Holzdecke, eine Orgel von 1911. Hier hören Sie die Messe und die Gala.',
            bild: 'konzerthaus',
          },
          {
            titel: 'Wandelhalle',
            text: '120 Plätze zwischen Trinkbrunnen und Palmen. Hier singt die Akademie.',
            bild: 'festival-wandelhalle',
          },
          {
            titel: 'Probebühne im Badehaus',
            text: 'Das alte Inhalatorium unter dem Dach. Zuhören dürfen Sie beim Meisterkurs.',
            bild: 'festival-akademie',
          },
        ],
      },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'Hinkommen',
        icons: [
          {
            icon: 'bahn',
            titel: 'Mit dem Zug',
            text: 'Acht Minuten zu Fuß vom Bahnhof zum Kurpark, letzte Abfahrt 23:52 Uhr',
            link: '/de/anreise/',
          },
          {
            icon: 'parken',
            titel: 'Mit dem Auto',
            text: 'Parkhaus am Kurpark, ab 18:00 Uhr 4 €',
          },
          { icon: 'wetter', titel: 'Bei Regen', text: 'Ansage unter 030 23125-221' },
          {
            icon: 'bett',
            titel: 'Über Nacht',
            text: 'Zimmer vermittelt die Tourist-Information',
            link: '/de/unterkuenfte/',
          },
        ],
      },
    ],
  },
  en: {
    pfad: '/en/rossini/venues/',
    titel: 'Venues',
    beschreibung:
      'Spa theatre, concert hall, pump room and forest stage: where the Rossini Festival plays.',
    heroImages: [{ bild: 'festival-feuerwerk' }],
    blocks: [
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Spa theatre',
        text: `Built for the spa guests in 1863: 204 seats, three tiers, and an orchestra pit for 34 players. The flats still run in their old wooden grooves and are pulled by hand.

Kurparkallee 6, step-free by the side entrance. Induction loop in the stalls.`,
        bild: 'festival-saal',
        anordnung: 'bild-text',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Forest stage',
        text: `480 seats in a hollow above the town, a roof of larch shingles over the stage, and nothing but firs behind. We play without amplification; the slope carries every syllable.

Buses leave the station from 19:00 and bring you back afterwards. Dress warmly: even in July the nights can be as cool as 12 °C. From 16:00 a recorded message on [+49 30 23125-221](tel:+493023125221) tells you whether we are playing outdoors.`,
        bild: 'festival-waldbuehne',
        anordnung: 'text-bild',
      },
      {
        slot: 'content',
        template: 'bild-text-teaser-3x',
        titel: 'In the spa park',
        teaser: [
          {
            titel: 'Concert hall',
            text: '612 seats, a wooden ceiling, an organ of 1911. This is where you hear the Mass and the gala.',
            bild: 'konzerthaus',
          },
          {
            titel: 'Pump room',
            text: '120 seats between the drinking fountain and the palms. This is where the academy sings.',
            bild: 'festival-wandelhalle',
          },
          {
            titel: 'Rehearsal room in the bath house',
            text: 'The old inhalation room under the roof. You may listen in at the masterclass.',
            bild: 'festival-akademie',
          },
        ],
      },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'Getting there',
        icons: [
          {
            icon: 'bahn',
            titel: 'By train',
            text: 'Eight minutes on foot from the station to the spa park, last departure 23:52',
            link: '/en/getting-here/',
          },
          { icon: 'parken', titel: 'By car', text: 'Car park by the spa park, €4 from 18:00' },
          { icon: 'wetter', titel: 'If it rains', text: 'Recorded message on +49 30 23125-221' },
          {
            icon: 'bett',
            titel: 'Overnight',
            text: 'The tourist information office finds you a room',
            link: '/en/accommodations/',
          },
        ],
      },
    ],
  },
}
