import type { SeiteContent } from '../shape.ts'

/** The mountain railway (spec 9: fares). */
export const bergbahn: SeiteContent = {
  key: 'bergbahn',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'slim',
  de: {
    pfad: '/de/bergbahn/',
    titel: 'Bergbahn',
    beschreibung: 'Fahrzeiten, Preise und Ziele der Bergbahn auf den Hohen Stein.',
    heroImages: [{ bild: 'bergbahn' }, { bild: 'bergbahn-winter' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Seit 1908 verbindet die Standseilbahn die Talstation an der Bergbahnstraße mit dem Hohen Stein. Auf 720 Metern Strecke überwindet sie 298 Höhenmeter; die Fahrt dauert sechs Minuten. Die beiden roten Wagen sind seit der Erneuerung 2014 stufenlos zugänglich.`,
      },
      { slot: 'content', template: 'abfahrten' },
      {
        slot: 'content',
        template: 'text',
        titel: 'Wenn die Bahn ruht',
        text: `Zweimal im Jahr ruht die Bahn einige Tage für die Prüfung von Seil und Bremsen; dann fährt ein Ersatzbus vom Bahnhof. Die Tage stehen oben beim Fahrplan.

Bei Wind über 70 Kilometern in der Stunde und bei Eis ruht der Betrieb. Den aktuellen Stand sagt Ihnen das Band unter [030 23125-410](tel:+493023125410). Wie weit man von oben sieht, zeigt unsere [Webcam am Hohen Stein](/de/webcams/).`,
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Oben angekommen',
        text: `Von der Bergstation sind es zwölf Minuten zum Aussichtsturm, der 187 Stufen hat und den Blick über das ganze Silbertal freigibt. Der ebene Höhenweg (1,8 km) ist für Rollstühle und Kinderwagen ausgebaut.`,
        bild: 'aussichtsturm',
        anordnung: 'bild-text',
        link: '/de/wandern-und-natur/',
        linktext: 'Wege am Hohen Stein',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Hinauf mit der Bahn, hinunter auf Kufen',
        text: `Sobald genug Schnee liegt, beginnt an der Bergstation die Rodelbahn: 1,6 Kilometer, neun Kurven, am Ende die Talstation. Schlitten fahren kostenlos mit; wer keinen hat, leiht ihn oben für 5,00 € am Tag.

Aufgewärmt wird in der Hütte an der Bergstation, täglich bis zur letzten Talfahrt.`,
        bild: 'rodeln',
        anordnung: 'text-bild',
      },
      {
        slot: 'sidebar',
        template: 'sidebar-sommerbergbahn',
        titel: 'Preise und Fahrplan',
        links: [
          { link: '/de/wandern-und-natur/', linktext: 'Wege am Hohen Stein' },
          { link: '/de/anreise/', linktext: 'Anreise & Mobilität' },
        ],
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Talstation',
        text: `Bergbahnstraße 4, fünf Minuten vom Marktplatz

Telefon [030 23125-400](tel:+493023125400)\\
[bergbahn@bad-silberbronn.example](mailto:bergbahn@bad-silberbronn.example)`,
      },
    ],
  },
  en: {
    pfad: '/en/funicular/',
    titel: 'Funicular',
    beschreibung: 'Times, fares and destinations of the funicular to the Hoher Stein.',
    heroImages: [{ bild: 'bergbahn' }, { bild: 'bergbahn-winter' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Since 1908 the funicular has linked the valley station on Bergbahnstraße with the Hoher Stein. It climbs 298 metres over a distance of 720 metres, and the journey takes six minutes. Since they were rebuilt in 2014, both red cars have been step-free.`,
      },
      { slot: 'content', template: 'abfahrten' },
      {
        slot: 'content',
        template: 'text',
        titel: 'When the railway rests',
        text: `Twice a year the railway closes for a few days while cable and brakes are inspected, and a bus runs from the station instead. The days are above, with the timetable.

There is no service in winds above 70 kilometres an hour or when there is ice on the track. A recorded message on [+49 30 23125-410](tel:+493023125410) gives the current situation. Our [webcam on the Hoher Stein](/en/webcams/) shows how far you can see from the top.`,
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'At the top',
        text: `The view tower is twelve minutes’ walk from the upper station; after 187 steps you look out over the whole of the Silbertal. The level ridge path (1.8 km) is suitable for wheelchairs and pushchairs.`,
        bild: 'aussichtsturm',
        anordnung: 'bild-text',
        link: '/en/walking-and-nature/',
        linktext: 'Walks on the Hoher Stein',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Up by rail, down on runners',
        text: `Once there is enough snow, the sledge run opens at the upper station: 1.6 kilometres and nine bends, ending at the valley station. Sledges travel free, and you can hire one at the top for €5.00 a day.

The hut at the upper station is the place to warm up, every day until the last car down.`,
        bild: 'rodeln',
        anordnung: 'text-bild',
      },
      {
        slot: 'sidebar',
        template: 'sidebar-sommerbergbahn',
        titel: 'Fares and timetable',
        links: [
          { link: '/en/walking-and-nature/', linktext: 'Walks on the Hoher Stein' },
          { link: '/en/getting-here/', linktext: 'Getting here & around' },
        ],
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Valley station',
        text: `Bergbahnstraße 4, five minutes from the market square

Telephone [+49 30 23125-400](tel:+493023125400)\\
[bergbahn@bad-silberbronn.example](mailto:bergbahn@bad-silberbronn.example)`,
      },
    ],
  },
}
