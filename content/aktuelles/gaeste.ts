import type { AktuellesContent } from '../shape.ts'

/** News for guests, families and friends of culture, by days before today. */
export const gaeste: AktuellesContent[] = [
  {
    titel: {
      de: 'Silberkarte gilt jetzt auch im Bus nach Oberwies',
      en: 'Silberkarte now valid on the Oberwies bus',
    },
    tag: -41,
    einleitung: {
      de: 'Übernachtungsgäste fahren ohne weitere Fahrkarte bis zum Waldspielplatz.',
      en: 'Overnight guests travel to the woodland playground without a further ticket.',
    },
    text: {
      de: 'Der Bus fährt stündlich ab Bahnhof, an Wochenenden auch abends. Die Karte bekommen Sie von Ihren Gastgebern oder, als Tagesgast, in der [Tourist-Information](/de/tourist-information/).',
      en: 'Buses leave the station every hour, at weekends in the evening too. Your hosts give you the card; day visitors get it at the [tourist information office](/en/tourist-information/).',
    },
    bild: 'waldspielplatz',
    gruppen: ['gaeste', 'familien'],
  },
  {
    titel: {
      de: 'Badehaus: Neue Lifte für alle Becken',
      en: 'Bath house: new lifts for every pool',
    },
    tag: -55,
    einleitung: {
      de: 'Die vier Lifte tragen 180 Kilo und lassen sich selbst bedienen.',
      en: 'The four lifts carry 180 kilos and can be worked without help.',
    },
    text: {
      de: 'Bisher musste man klingeln und warten. Die Arbeiten dauerten drei Nächte, kein Badetag fiel aus. Im Umkleidebereich kam ein Pflegebett hinzu, wie es der Beirat vorgeschlagen hatte.',
      en: 'Until now you had to ring and wait. The work took three nights and cost no day’s bathing. A changing bed has been added, as the advisory board had suggested.',
    },
    bild: 'therme-innen',
    gruppen: ['gaeste', 'einwohner'],
  },
  {
    titel: { de: 'Quellenweg unter den schönsten Wegen', en: 'Springs Trail among the finest' },
    tag: -71,
    einleitung: {
      de: 'Die Leserschaft eines Wandermagazins setzte ihn auf Platz drei.',
      en: 'Readers of a walking magazine ranked it third.',
    },
    text: {
      de: 'Gelobt wurden die Brunnen, die Bänke und dass man unterwegs selten Motoren hört. Getadelt wurde das Bergaufgehen. Wir arbeiten daran nicht.',
      en: 'They praised the fountains, the benches and the absence of engines. They complained of going uphill. We are not working on that.',
    },
    bild: 'waldweg',
    gruppen: ['gaeste'],
    dokumente: [
      {
        titel: {
          de: 'Wanderempfehlungen rund um Bad Silberbronn',
          en: 'Recommended walks around Bad Silberbronn (in German)',
        },
        datei: 'wanderempfehlungen',
      },
    ],
    link: { de: '/de/wandern-und-natur/', en: '/en/walking-and-nature/' },
    linktext: { de: 'Alle Wege', en: 'All walks' },
  },
  {
    titel: { de: 'Kurorchester: Zwei neue Stimmen', en: 'Spa orchestra: two new players' },
    tag: -96,
    einleitung: {
      de: 'Tabea Kronenwett spielt künftig die erste Klarinette, Ruben Castellan das zweite Horn.',
      en: 'Tabea Kronenwett takes over first clarinet, Ruben Castellan second horn.',
    },
    text: {
      de: '91 Bewerbungen waren eingegangen, gespielt wurde hinter einem Vorhang. Beim Antrittskonzert saß er noch an seinem Platz und wurde erst zur Zugabe aufgezogen.',
      en: 'There had been 91 applications, and the auditions were held behind a curtain. It was still in place at the first concert and went up only for the encore.',
    },
    bild: 'konzerthaus',
    gruppen: ['kultur'],
  },
  {
    titel: { de: 'Wohnmobilplatz: Zwölf Plätze mehr', en: 'Motorhome site: twelve more pitches' },
    tag: -121,
    einleitung: {
      de: 'Der Platz in Oberwies hat nun 32 Stellplätze, acht davon für lange Fahrzeuge.',
      en: 'The Oberwies site now has 32 pitches, eight of them for long vehicles.',
    },
    text: {
      de: 'Strom wird nach Verbrauch abgerechnet, die Entsorgung ist auch im Winter frostfrei. Reserviert werden kann nicht: Wer kommt, kommt.',
      en: 'Electricity is metered, and the disposal point is frost-proof. Pitches cannot be booked: first come, first served.',
    },
    bild: 'stellplatz',
    gruppen: ['gaeste'],
  },
  {
    titel: { de: 'Kurtheater bekommt eine Tastführung', en: 'Touch tours of the spa theatre' },
    tag: -146,
    einleitung: {
      de: 'Vor jeder Premiere dürfen Gäste, die schlecht sehen, Bühne und Kostüme anfassen.',
      en: 'Before each first night guests with impaired sight may touch set and costumes.',
    },
    text: {
      de: 'Die Führung dauert 40 Minuten und endet am Platz. Für zwei Begleitpersonen ist sie frei. Entwickelt wurde sie mit fünf Stammgästen, von denen einer früher Bühnenbildner war.',
      en: 'The tour lasts forty minutes and ends at your seat. It was devised with five regulars, one of whom used to be a stage designer.',
    },
    bild: 'festival-garderobe',
    gruppen: ['kultur', 'gaeste'],
  },
  {
    titel: {
      de: 'Familienkarte der Bergbahn auch für Großeltern',
      en: 'Funicular family ticket for grandparents too',
    },
    tag: -171,
    einleitung: {
      de: 'Familie ist, wer zusammen einsteigt: zwei Erwachsene und ihre Kinder oder Enkel.',
      en: 'A family is whoever boards together: two adults with children or grandchildren.',
    },
    text: {
      de: 'Der Stadtrat folgte damit dem Brief einer Achtjährigen, die ihren Opa nicht an der Talstation lassen wollte. Die Karte gibt es ab 7,50 €.',
      en: 'The council took up a letter from an eight-year-old who did not want to leave her grandfather at the valley station. Tickets start at €7.50.',
    },
    bild: 'bergbahn',
    gruppen: ['familien', 'gaeste'],
    link: { de: '/de/bergbahn/', en: '/en/funicular/' },
    linktext: { de: 'Fahrpreise der Bergbahn', en: 'Funicular fares' },
  },
  {
    titel: {
      de: 'Gastgeber des Jahres: Pension Talblick',
      en: 'Hosts of the year: Pension Talblick',
    },
    tag: -203,
    einleitung: {
      de: '4.100 Gäste haben abgestimmt, der Preis ist ein Apfelbaum.',
      en: '4,100 guests voted; the prize is an apple tree.',
    },
    text: {
      de: 'Gudrun und Ekkehard Spissinger führen das Haus mit neun Zimmern seit 1998. Ihr Geheimnis: Sie fragen beim Frühstück nach der Nacht und hören die Antwort an.',
      en: 'Gudrun and Ekkehard Spissinger have run the nine-room guesthouse since 1998. Their secret: at breakfast they ask how you slept and listen to the answer.',
    },
    bild: 'gasthof',
    gruppen: ['gaeste', 'gewerbe'],
  },
  {
    titel: { de: 'Stadtplan zum Hören', en: 'A town map to listen to' },
    tag: -231,
    einleitung: {
      de: '24 Orte erzählen ihre Geschichte, auf Deutsch und auf Englisch.',
      en: '24 places tell their story, in German and in English.',
    },
    text: {
      de: 'Die Texte schrieb das Stadtarchiv, gelesen haben sie Leute, die dort wohnen: die Bäckerin, der Küster, zwei Schulkinder. Geräte verleiht die Tourist-Information kostenlos.',
      en: 'The town archive wrote the texts, and they are read by people who live there: the baker, the sexton, two schoolchildren. The tourist information office lends players free of charge.',
    },
    bild: 'gasse',
    gruppen: ['gaeste', 'kultur'],
  },
  {
    titel: {
      de: 'Spielplatz im Kurpark: Matschen erlaubt',
      en: 'Spa park playground: mud permitted',
    },
    tag: -262,
    einleitung: {
      de: 'Der Wasserspielplatz hat eine neue Pumpe und einen Bachlauf aus Sandstein.',
      en: 'The water playground has a new pump and a sandstone channel.',
    },
    text: {
      de: 'Geplant haben ihn 60 Kinder an drei Nachmittagen; abgelehnt wurde nur das Krokodil. Die Pumpe läuft von Mai bis September, Umziehkabinen stehen daneben.',
      en: 'Sixty children planned it in three afternoons; only the crocodile was turned down. The pump runs from May to September, with changing cabins beside it.',
    },
    bild: 'kurgarten',
    gruppen: ['familien'],
  },
  {
    titel: { de: 'Rossini-Festival: 9.120 Gäste', en: 'Rossini Festival: 9,120 visitors' },
    tag: -297,
    einleitung: {
      de: 'Die Auslastung lag bei 96 Prozent, die der Regendecken bei 100.',
      en: '96 per cent of seats were sold, and all of the rain blankets used.',
    },
    text: {
      de: 'Intendantin Dr. Clothilde Sommerau kündigte an, die Karten für junge Leute weiter für acht Euro zu verkaufen. 1.300 von ihnen kamen, doppelt so viele wie im Jahr davor.',
      en: 'General director Clothilde Sommerau announced that tickets for young people would stay at eight euros. 1,300 of them came, twice as many as the year before.',
    },
    bild: 'festival-buehne',
    gruppen: ['kultur', 'gaeste'],
    link: { de: '/de/rossini/', en: '/en/rossini/' },
    linktext: { de: 'Zum Festival', en: 'The festival' },
  },
  {
    titel: { de: 'Radweg bis zur Mühle asphaltiert', en: 'Cycle path surfaced as far as the mill' },
    tag: -334,
    einleitung: {
      de: 'Die letzten 2,3 Kilometer Schotter sind verschwunden.',
      en: 'The last 2.3 kilometres of gravel have gone.',
    },
    text: {
      de: 'Damit ist der Silbertal-Radweg auf ganzer Länge auch mit Rollstuhl und Kinderanhänger zu befahren. Krötendurchlässe gibt es alle 50 Meter.',
      en: 'The Silbertal cycle path is now suitable for wheelchairs and trailers along its whole length. There are toad tunnels every fifty metres.',
    },
    bild: 'radweg',
    gruppen: ['gaeste', 'familien'],
  },
  {
    titel: { de: 'Thermalwasser: Prüfbericht liegt vor', en: 'Thermal water: report published' },
    tag: -376,
    einleitung: {
      de: 'Die große Heilwasseranalyse bestätigt die Werte von vor zehn Jahren.',
      en: 'The full analysis confirms the values of ten years ago.',
    },
    text: {
      de: 'Das Labor fand 1.412 Milligramm Mineralstoffe je Liter, davon die Hälfte Natrium und Hydrogencarbonat. Die Temperatur beträgt unverändert 37,8 Grad. Der Bericht hängt am Trinkbrunnen aus.',
      en: 'The laboratory found 1,412 milligrams of minerals per litre, half of it sodium and hydrogen carbonate. The temperature is unchanged at 37.8 °C. The report is posted at the drinking fountain.',
    },
    bild: 'wandelhalle',
    gruppen: ['gaeste'],
  },
  {
    titel: { de: 'Stadtbus fährt bis 22:00 Uhr', en: 'Town bus until 22:00' },
    tag: -425,
    einleitung: {
      de: 'Nach Konzert und Therme kommt man auch ohne Auto nach Hause.',
      en: 'After a concert or a bathe you can get home without a car.',
    },
    text: {
      de: 'Die Linien 1 und 2 fahren an allen Tagen alle 30 Minuten. Der letzte Bus wartet auf das Ende der Vorstellung im Kurtheater, höchstens aber auf zwei Zugaben.',
      en: 'Routes 1 and 2 run every thirty minutes, every day. The last bus waits for the end of the performance at the spa theatre, though for no more than two encores.',
    },
    bild: 'bahnhof',
    gruppen: ['gaeste', 'einwohner'],
  },
  {
    titel: { de: 'Prädikat „Heilbad“ erneuert', en: 'Spa status renewed' },
    tag: -512,
    einleitung: {
      de: 'Nach zwei Jahren Prüfung darf die Stadt weitere zehn Jahre „Bad“ heißen.',
      en: 'After two years of inspection the town may call itself “Bad” for another ten.',
    },
    text: {
      de: 'Gemessen wurden Luft, Lärm und Wasser, gezählt wurden Ruhebänke: 318. Beanstandet hat die Kommission nur den Laubbläser; er wurde stillgelegt.',
      en: 'Air, noise and water were measured and benches counted: 318. The commission’s only complaint was the leaf blower, which has been retired.',
    },
    bild: 'badehaus',
    gruppen: ['einwohner', 'gaeste', 'gewerbe'],
  },
]
