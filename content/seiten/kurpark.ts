import type { SeiteContent } from '../shape.ts'

/** Spa park and concerts. */
export const kurpark: SeiteContent = {
  key: 'kurpark',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'wide',
  de: {
    pfad: '/de/kurpark-und-konzerte/',
    titel: 'Kurpark & Konzerte',
    beschreibung:
      'Kurorchester, Konzerthaus, Kurtheater und der Kurpark mit seiner Kastanienallee.',
    heroImages: [{ bild: 'kurgarten' }, { bild: 'kurpark' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: '14 Hektar, 1.100 Bäume, ein Orchester',
        titel_tag: 'h2',
        untertitel: 'Der Kurpark ist immer geöffnet und kostet keinen Eintritt',
        einleitung:
          'Die Kastanienallee wurde 1876 gepflanzt und führt vom Badehaus zum Musikpavillon. Von Mai bis September spielt dort dienstags bis sonntags das Kurorchester, im Winterhalbjahr sonntags im Konzerthaus.',
        link: '/de/veranstaltungen/',
        linktext: 'Zum Programm',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Das Konzerthaus',
        text: `612 Plätze, ein Saal mit Holzdecke und eine Akustik, die ohne Verstärkung auskommt. Einlass ist eine Stunde vor Beginn, die Abendkasse öffnet zur gleichen Zeit. Zwölf Plätze sind für Rollstühle vorgesehen, eine Höranlage ist eingebaut.`,
        bild: 'konzerthaus',
        anordnung: 'bild-text',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Kurtheater und Rossini-Festival',
        text: `Das Kurtheater von 1863 hat 204 Plätze und gehört zu den kleinsten Opernhäusern des Landes. Hier proben junge Sängerinnen und Sänger für das Rossini-Festival, das jedes Jahr im Juli stattfindet.

Der Vorverkauf beginnt am 1. Februar. Karten gibt es unter [030 23125-220](tel:+493023125220) und in der [Tourist-Information](/de/tourist-information/).`,
        bild: 'theater',
        anordnung: 'text-bild',
        link: '/de/rossini/',
        linktext: 'Zum Rossini-Festival',
      },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'Im Park',
        icons: [
          {
            icon: 'musik',
            titel: 'Musikpavillon',
            text: 'Konzerte von Mai bis September, bei Regen in der Wandelhalle',
          },
          { icon: 'baum', titel: 'Baumlehrpfad', text: '42 Arten, Tafeln auch in Brailleschrift' },
          { icon: 'therme', titel: 'Trinkbrunnen', text: 'Täglich 07:30 bis 11:00 Uhr' },
          { icon: 'wetter', titel: 'Wetterstation', text: 'Messwerte seit 1904' },
        ],
      },
      {
        slot: 'content',
        template: 'medien-galerie',
        titel: 'Sehen, bevor Sie kommen',
        einleitung: 'Ein Film, ein Bild und ein Blick durch die Kamera.',
        kacheln: [
          {
            titel: 'Rossini-Festival: ein Blick hinter den Vorhang',
            text: 'Neun Minuten aus dem Kurtheater.',
            typ: 'sonstiges',
            link: 'https://videos.bad-silberbronn.example/stadt/rossini-hinter-dem-vorhang',
            bild: 'theater',
          },
          { titel: 'Der Kurpark im Herbst', typ: 'bild', bild: 'kurpark-herbst' },
          {
            titel: 'Das Silbertal, jetzt',
            text: 'Livebild vom Hohen Stein.',
            typ: 'sonstiges',
            link: 'https://webcam.bad-silberbronn.example/hoher-stein',
            bild: 'nebelmeer',
          },
        ],
      },
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Noch mehr Bilder',
        titel_tag: 'h2',
        einleitung:
          'Feste, Konzerte und vier Jahreszeiten: Unsere Fotogalerien zeigen die Stadt von nah.',
        link: '/de/fotogalerien/',
        linktext: 'Zu den Fotogalerien',
      },
      { slot: 'content', template: 'eventteaser', titel: 'Die nächsten Termine' },
    ],
  },
  en: {
    pfad: '/en/spa-park-and-concerts/',
    titel: 'Spa park & concerts',
    beschreibung: 'Spa orchestra, concert hall, spa theatre and the park with its chestnut avenue.',
    heroImages: [{ bild: 'kurgarten' }, { bild: 'kurpark' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: '14 hectares, 1,100 trees, one orchestra',
        titel_tag: 'h2',
        untertitel: 'The spa park is always open, and free',
        einleitung:
          'The chestnut avenue was planted in 1876 and leads from the bath house to the bandstand. From May to September the spa orchestra plays there from Tuesday to Sunday; in winter it plays in the concert hall on Sundays.',
        link: '/en/events/',
        linktext: 'See the programme',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'The concert hall',
        text: `612 seats, a hall with a wooden ceiling and acoustics that need no amplification. Doors and box office open one hour before the performance. There are twelve wheelchair spaces and an induction loop.`,
        bild: 'konzerthaus',
        anordnung: 'bild-text',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Spa theatre and Rossini Festival',
        text: `The spa theatre of 1863 seats 204 and is one of the smallest opera houses in the country. Young singers rehearse here for the Rossini Festival, which takes place every July.

Booking opens on 1 February on [+49 30 23125-220](tel:+493023125220) and at the [tourist information office](/en/tourist-information/).`,
        bild: 'theater',
        anordnung: 'text-bild',
        link: '/en/rossini/',
        linktext: 'The Rossini Festival',
      },
      {
        slot: 'content',
        template: 'kurzinfo-icons',
        titel: 'In the park',
        icons: [
          {
            icon: 'musik',
            titel: 'Bandstand',
            text: 'Concerts from May to September, in the pump room when it rains',
          },
          { icon: 'baum', titel: 'Tree trail', text: '42 species, signs also in Braille' },
          { icon: 'therme', titel: 'Drinking fountain', text: 'Daily 07:30 to 11:00' },
          { icon: 'wetter', titel: 'Weather station', text: 'Records since 1904' },
        ],
      },
      {
        slot: 'content',
        template: 'medien-galerie',
        titel: 'See it before you come',
        einleitung: 'A film, a picture and a look through the camera.',
        kacheln: [
          {
            titel: 'Rossini Festival: behind the curtain',
            text: 'Nine minutes from the spa theatre.',
            typ: 'sonstiges',
            link: 'https://videos.bad-silberbronn.example/stadt/rossini-hinter-dem-vorhang',
            bild: 'theater',
          },
          { titel: 'The spa park in autumn', typ: 'bild', bild: 'kurpark-herbst' },
          {
            titel: 'The Silbertal, now',
            text: 'Live view from the Hoher Stein.',
            typ: 'sonstiges',
            link: 'https://webcam.bad-silberbronn.example/hoher-stein',
            bild: 'nebelmeer',
          },
        ],
      },
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'More pictures',
        titel_tag: 'h2',
        einleitung:
          'Festivities, concerts and four seasons: our photo galleries show the town up close.',
        link: '/en/photo-galleries/',
        linktext: 'To the photo galleries',
      },
      { slot: 'content', template: 'eventteaser', titel: 'Coming up' },
    ],
  },
}
