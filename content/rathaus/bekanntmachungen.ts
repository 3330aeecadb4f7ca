import type { BekanntmachungContent } from '../shape.ts'

/** Public notices of fourteen months, the newest first. */
export const bekanntmachungen: BekanntmachungContent[] = [
  {
    titel: {
      de: 'Umgestaltung der Talstraße: Der Entwurf liegt aus',
      en: 'Talstraße: the draft is on display',
    },
    art: 'auslegung',
    aktenzeichen: '656.21-TAL/3',
    rechtsgrundlage: '§ 3 Abs. 2 des Baugesetzbuchs',
    von: -3,
    bis: 32,
    amt: 'bauamt',
    dokumente: [
      {
        titel: { de: 'Erläuterung zum Entwurf', en: 'Notes on the draft (in German)' },
        datei: 'talstrasse-entwurf',
      },
    ],
    text: {
      de: `Die Stadt möchte die Talstraße zwischen Bahnhof und Stadtwerken umgestalten: breitere Gehwege, ein Radstreifen bergauf, 24 neue Bäume und drei barrierefreie Bushaltestellen.

Lageplan, Schnitte und Erläuterung liegen fünf Wochen lang im Bauamt aus, 3. Stock, Zimmer 3.04, zu den Sprechzeiten und nach Vereinbarung. Die Erläuterung steht auch unten zum Herunterladen.

## So nehmen Sie Stellung

Schriftlich, zur Niederschrift im Bauamt oder mit einer E-Mail an [bauamt@bad-silberbronn.example](mailto:bauamt@bad-silberbronn.example). Wer nach Ablauf der Frist schreibt, kann unberücksichtigt bleiben.`,
      en: `The town plans to rebuild Talstraße between the station and the municipal utilities: wider pavements, an uphill cycle lane, 24 new trees and three step-free bus stops.

The plans are on display in the building office (room 3.04) for five weeks. You can comment in writing, in person or by e-mail.`,
    },
  },
  {
    titel: { de: 'Öffentliche Sitzung des Gemeinderats' },
    art: 'sitzung',
    aktenzeichen: '022.31',
    rechtsgrundlage: '§ 34 Abs. 1 der Gemeindeordnung',
    von: -6,
    bis: 8,
    amt: 'hauptamt',
    text: {
      de: `Die Sitzung findet in der kommenden Woche am Dienstag um 18:30 Uhr im Großen Sitzungssaal des Rathauses statt. Der Zugang ist stufenlos, eine Höranlage ist vorhanden.

## Tagesordnung

1. Fragestunde der Einwohnerinnen und Einwohner
2. Anbau der Grundschule: Vergabe der Zimmererarbeiten
3. Umgestaltung der Talstraße: Bericht zum Stand der Auslegung
4. Benutzungsordnung der Stadtbücherei
5. Bekanntgaben und Anfragen

Im Anschluss berät der Gemeinderat nicht öffentlich.`,
    },
  },
  {
    titel: { de: 'Haushaltssatzung und Haushaltsplan' },
    art: 'satzung',
    aktenzeichen: '902.41',
    rechtsgrundlage: '§ 81 Abs. 4 der Gemeindeordnung',
    von: -9,
    bis: 21,
    amt: 'kaemmerei',
    dokumente: [{ titel: { de: 'Haushaltssatzung' }, datei: 'haushaltssatzung' }],
    text: {
      de: `Der Gemeinderat hat die Haushaltssatzung mit Erträgen von 31,4 Millionen Euro beschlossen. Das Landratsamt hat bestätigt, dass sie dem Gesetz entspricht; Kredite sind nicht vorgesehen.

Der Haushaltsplan liegt an sieben Werktagen in der Stadtkämmerei aus, 2. Stock, Zimmer 2.01. Den Wortlaut der Satzung finden Sie unten.`,
    },
  },
  {
    titel: { de: 'Verpachtung des Kiosks am Karsee' },
    art: 'ausschreibung',
    aktenzeichen: '880.7-KAR',
    von: -44,
    bis: -14,
    amt: 'kaemmerei',
    text: {
      de: `Die Stadt verpachtet den Kiosk am Karsee ab 1. April für fünf Jahre. Er hat 38 Quadratmeter, eine Terrasse mit 40 Plätzen, Strom und Trinkwasser. Öffnung wird von Mai bis September an mindestens fünf Tagen der Woche erwartet, Mehrweggeschirr ist Bedingung.

Angebote mit einem kurzen Konzept nimmt Franziska Huberti entgegen, Telefon [030 23125-136](tel:+493023125136). Besichtigen können Sie nach Absprache.`,
    },
  },
  {
    titel: { de: 'Bebauungsplan „Obere Mühlwiesen“: Beschluss zur Aufstellung' },
    art: 'auslegung',
    aktenzeichen: '621.41-OMW/1',
    rechtsgrundlage: '§ 2 Abs. 1 des Baugesetzbuchs',
    von: -80,
    bis: -42,
    amt: 'bauamt',
    text: {
      de: `Der Gemeinderat hat beschlossen, für die Oberen Mühlwiesen einen Bebauungsplan aufzustellen. Geplant sind Reihenhäuser, ein Haus mit Mietwohnungen und ein Weg zum Mühlbach.

In der frühzeitigen Beteiligung konnten Sie sich fünf Wochen lang über Ziele und Zweck der Planung unterrichten und sich dazu äußern. Die Anregungen fließen in den Entwurf ein, der später erneut ausliegt.`,
    },
  },
  {
    titel: {
      de: 'Leinenpflicht im Kurpark und auf der Kastanienallee',
      en: 'Dogs on leads in the spa park and on the chestnut avenue',
    },
    art: 'allgemeinverfuegung',
    aktenzeichen: '107.3',
    rechtsgrundlage: '§ 41 Abs. 3 und 4 des Landesverwaltungsverfahrensgesetzes',
    von: -121,
    amt: 'ordnungsamt',
    text: {
      de: `Im Kurpark, auf der Kastanienallee und rund um den Musikpavillon sind Hunde an einer Leine von höchstens zwei Metern zu führen. Assistenzhunde im Einsatz sind ausgenommen.

Die Verfügung gilt bis auf Weiteres. Auf der Wiese hinter dem Bahnhof dürfen Hunde wie bisher frei laufen. Gegen die Verfügung kann innerhalb eines Monats Widerspruch beim Ordnungsamt eingelegt werden.`,
      en: `In the spa park, on the chestnut avenue and around the bandstand dogs must be kept on a lead of no more than two metres. Assistance dogs at work are exempt.

The order applies until further notice. Dogs may still run free on the meadow behind the station.`,
    },
  },
  {
    titel: {
      de: 'Satzung über die Erhebung der Kurtaxe',
      en: 'By-law on the visitor’s tax',
    },
    art: 'satzung',
    aktenzeichen: '797.1',
    rechtsgrundlage: '§ 4 Abs. 3 der Gemeindeordnung',
    von: -163,
    bis: -133,
    amt: 'kaemmerei',
    dokumente: [
      {
        titel: { de: 'Auszug aus der Satzung', en: 'Extract from the by-law (in German)' },
        datei: 'kurtaxe-satzung',
      },
    ],
    text: {
      de: `Der Gemeinderat hat die Satzung über die Erhebung der Kurtaxe neu gefasst. Die Kurtaxe bleibt bei 3,20 € je Person und Nacht; neu ist, dass sie unter 16 Jahren ganz entfällt.

Die Satzung tritt am Ersten des übernächsten Monats in Kraft.`,
      en: `The council has revised the by-law on the visitor’s tax. It remains €3.20 per person and night; guests under 16 no longer pay.`,
    },
  },
  {
    titel: { de: 'Wahl des Seniorenbeirats: Aufforderung zu Vorschlägen' },
    art: 'wahl',
    aktenzeichen: '434.12',
    von: -198,
    bis: -163,
    amt: 'hauptamt',
    text: {
      de: `Der Seniorenbeirat wird neu gewählt. Er hat neun Mitglieder und berät die Stadt in allem, was ältere Menschen betrifft.

Vorschlagen können sich alle, die mindestens 60 Jahre alt sind und seit drei Monaten in Bad Silberbronn wohnen. Das Formular gibt es im Hauptamt, Zimmer 1.04, und im Bürgerbüro; fünf Unterschriften genügen.`,
    },
  },
  {
    titel: { de: 'Grundschule: Zimmererarbeiten für den Anbau' },
    art: 'ausschreibung',
    aktenzeichen: '213.22-GS/14',
    von: -236,
    bis: -201,
    amt: 'bauamt',
    text: {
      de: `Ausgeschrieben werden die Zimmererarbeiten für den zweigeschossigen Anbau: 420 Quadratmeter Holzrahmenwände, 310 Quadratmeter Brettstapeldecken, Dachstuhl aus Weißtanne.

Ausführung in den Sommerferien. Die Vergabeunterlagen erhalten Sie im Bauamt, Zimmer 3.05, oder per E-Mail. Zuschlagskriterien sind Preis (70 Prozent) und Bauzeit (30 Prozent).`,
    },
  },
  {
    titel: { de: 'Fortschreibung des Lärmaktionsplans' },
    art: 'auslegung',
    aktenzeichen: '106.11',
    von: -287,
    bis: -245,
    amt: 'ordnungsamt',
    text: {
      de: `Die Stadt hat berechnen lassen, wo der Verkehr zu laut ist. Betroffen sind vor allem die Talstraße und die Badgasse. Vorgeschlagen werden Tempo 30 bei Nacht und ein leiserer Belag.

Karten und Bericht lagen sechs Wochen lang im Ordnungsamt aus, Zimmer 0.12.`,
    },
  },
  {
    titel: { de: 'Einwohnerversammlung im Konzerthaus' },
    art: 'sitzung',
    aktenzeichen: '022.9',
    von: -331,
    bis: -310,
    amt: 'buergermeisteramt',
    text: {
      de: `Die Bürgermeisterin lädt alle Einwohnerinnen und Einwohner ein. Themen sind die Zukunft der Talstraße, die Wärmeplanung und der Anbau der Grundschule. Danach ist Zeit für Ihre Fragen.

Beginn ist um 19:00 Uhr im kleinen Saal, Einlass eine halbe Stunde vorher. Die Versammlung wird in Gebärdensprache übersetzt; für Kinder ab vier Jahren gibt es Betreuung.`,
    },
  },
  {
    titel: { de: 'Satzung zur Änderung der Hundesteuersatzung' },
    art: 'satzung',
    aktenzeichen: '968.13',
    von: -418,
    bis: -388,
    amt: 'kaemmerei',
    text: {
      de: `Die Hundesteuer beträgt künftig 108 € im Jahr für den ersten und 216 € für jeden weiteren Hund. Für Hunde aus dem Tierheim entfällt sie in den ersten beiden Jahren, für Assistenzhunde ganz.

Die Satzung tritt zum Jahreswechsel in Kraft. Verfahrensfehler können innerhalb eines Jahres nach dieser Bekanntmachung geltend gemacht werden.`,
    },
  },
]
