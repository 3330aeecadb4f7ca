import { lageBei, lageVon } from './lage.ts'
import type { StellplatzContent } from './shape.ts'

const ort = { plz: '00375', ort: 'Bad Silberbronn' }
const kontakt = {
  telefon: '030 23125-200',
  email: 'tourist-info@bad-silberbronn.example',
  link: '/de/tourist-information/',
  linktext: 'Zur Tourist-Information',
}

/** Motorhome parking as the page about accommodation describes it. */
export const stellplaetze: StellplatzContent[] = [
  {
    key: 'oberwies',
    titel: { de: 'Wohnmobilstellplatz Oberwies', en: 'Oberwies motorhome site' },
    einleitung: {
      de: '32 Plätze am Waldrand, ganzjährig, mit Strom und Wasser. Die Haltestelle der Linie 2 liegt gegenüber.',
      en: '32 places at the edge of the forest, open all year, with electricity and water. Bus number 2 stops across the road.',
    },
    text: {
      de: `Die Plätze sind geschottert, acht bis zehn Meter lang und durch Hecken getrennt. Suchen Sie sich einen freien aus und ziehen Sie am Automaten ein Ticket; eine Reservierung gibt es nicht.

Vom Platz gehen der Weg zum Silbersee und im Winter zwei Loipen aus. Brötchen bringt der Dorfladen Oberwies bis 08:30 Uhr, wenn Sie am Abend vorher anrufen.`,
      en: `The places are gravelled, eight to ten metres long and divided by hedges. Choose a free one and take a ticket from the machine; there are no reservations.

The path to the Silbersee starts here, and in winter two cross-country tracks. The Oberwies village shop brings rolls by 08:30 if you ring the evening before.`,
    },
    regeln: {
      de: `- Anreise jederzeit, Abreise bis 12:00 Uhr
- Höchstens sieben Nächte am Stück
- Ruhe von 22:00 bis 07:00 Uhr, Stromaggregate gar nicht
- Offenes Feuer nur an der Grillhütte
- Hunde an der Leine, Beutel hängen am Eingang
- Keine Zelte und keine Wohnwagen`,
      en: `- Arrive at any time, leave by noon
- Seven nights in a row at most
- Quiet from 22:00 to 07:00, no generators at all
- Open fires only at the barbecue hut
- Dogs on a lead; bags at the entrance
- No tents and no caravans`,
    },
    plaetze: 32,
    preis_nacht_cent: 1400,
    kosten: [
      {
        titel: { de: 'Strom je Kilowattstunde', en: 'Electricity per kilowatt-hour' },
        preis_cent: 65,
      },
      { titel: { de: 'Frischwasser, 100 Liter', en: 'Fresh water, 100 litres' }, preis_cent: 100 },
    ],
    versorgung: ['strom', 'frischwasser', 'grauwasser', 'chemietoilette', 'muell'],
    laenge_max: 10,
    hoehe_max: 3.6,
    ruhe_von: '22:00',
    ruhe_bis: '07:00',
    tage_max: 7,
    reservierbar: false,
    hunde: true,
    anfahrt: {
      de: 'Von der Talstraße den Schildern zu P4 folgen; die Unterführung am Bahnhof ist 3,60 Meter hoch.',
      en: 'Follow the signs for P4 from Talstraße; the underpass at the station is 3.60 metres high.',
    },
    kontakt,
    adresse: {
      gebaeude: { de: 'Hinterer Teil von P4', en: 'Rear part of car park P4' },
      strasse: 'Oberwieser Straße 82',
      ...ort,
    },
    koordinaten: lageVon('Oberwieser Straße 82'),
    bild: 'stellplatz',
    bilder: ['waldspielplatz'],
  },
  {
    key: 'badehaus',
    titel: { de: 'Stellplätze am Badehaus', en: 'Places by the bath house' },
    einleitung: {
      de: 'Sechs Plätze am Rand von P1 für eine Nacht nach der Sauna. Kein Strom, dafür zwei Minuten zum Becken.',
      en: 'Six places at the edge of P1 for a night after the sauna. No electricity, but two minutes to the pool.',
    },
    text: {
      de: `Die Plätze sind blau markiert und liegen unter Kastanien; im Oktober fallen Früchte. Den Nachtpreis zahlen Sie am Automaten von P1, Taste 7. Entsorgen können Sie in Oberwies, auch ohne dort zu übernachten.`,
      en: `The places are marked in blue and lie beneath chestnut trees, which drop their fruit in October. Pay for the night at the P1 machine, button 7. You can empty your tanks at Oberwies, even without staying there.`,
    },
    regeln: {
      de: `- Eine Nacht, von 17:00 bis 10:00 Uhr
- Fahrzeuge bis sieben Meter
- Kein Vorzelt, keine Stühle, keine Markise
- Motor aus, Ruhe von 22:00 bis 07:00 Uhr`,
      en: `- One night, from 17:00 to 10:00
- Vehicles of up to seven metres
- No awnings, no chairs
- Engine off, quiet from 22:00 to 07:00`,
    },
    plaetze: 6,
    preis_nacht_cent: 900,
    kosten: [],
    versorgung: ['muell'],
    laenge_max: 7,
    ruhe_von: '22:00',
    ruhe_bis: '07:00',
    tage_max: 1,
    reservierbar: false,
    hunde: true,
    anfahrt: {
      de: 'Dem Leitsystem zu P1 folgen; die Einfahrt liegt hinter den Ladesäulen.',
      en: 'Follow the signs for P1; the entrance is behind the charging points.',
    },
    kontakt,
    adresse: {
      gebaeude: { de: 'Parkplatz P1', en: 'Car park P1' },
      strasse: 'Badstraße 3',
      ...ort,
    },
    koordinaten: lageBei(-70, -236),
    bild: 'parkplatz',
    bilder: [],
  },
  {
    key: 'muehle',
    titel: { de: 'Wohnmobile am Zeltplatz', en: 'Motorhomes at the campsite' },
    einleitung: {
      de: 'Zwölf Plätze auf Schotter neben der Zeltwiese, mit Duschen und Waschmaschine.',
      en: 'Twelve gravel places beside the tent meadow, with showers and a washing machine.',
    },
    text: {
      de: `Hier dürfen Sie den Tisch herausstellen. Sanitärhaus, Kiosk und Feuerplatz teilen Sie mit den Zelten, die Mühle backt sonntags Brot. In der Hochsaison reservieren Sie am besten eine Woche vorher.`,
      en: `You may put your table out here. Washrooms, kiosk and fireplace are shared with the tents, and the mill bakes bread on Sundays. In high season it is best to book a week ahead.`,
    },
    regeln: {
      de: `- Anreise bis 21:00 Uhr, Abreise bis 11:00 Uhr
- Höchstens vierzehn Nächte
- Ruhe von 22:00 bis 07:00 Uhr
- Hunde an der Leine, nicht in den Bach`,
      en: `- Arrive by 21:00, leave by 11:00
- Fourteen nights at most
- Quiet from 22:00 to 07:00
- Dogs on a lead and out of the brook`,
    },
    plaetze: 12,
    preis_nacht_cent: 2200,
    kosten: [
      { titel: { de: 'Strom je Nacht', en: 'Electricity per night' }, preis_cent: 350 },
      { titel: { de: 'Waschmaschine', en: 'Washing machine' }, preis_cent: 400 },
    ],
    versorgung: [
      'strom',
      'frischwasser',
      'grauwasser',
      'chemietoilette',
      'muell',
      'toiletten',
      'duschen',
      'wlan',
    ],
    laenge_max: 8.5,
    gewicht_max: 7.5,
    ruhe_von: '22:00',
    ruhe_bis: '07:00',
    tage_max: 14,
    saison: { de: 'April bis Oktober', en: 'April to October' },
    reservierbar: true,
    hunde: true,
    anfahrt: {
      de: 'Nach dem Bahnhof rechts in die Straße Am Mühlbach; die Brücke trägt 7,5 Tonnen.',
      en: 'Turn right into Am Mühlbach after the station; the bridge takes 7.5 tonnes.',
    },
    kontakt: {
      telefon: '030 23125-725',
      email: 'info@zeltplatz-muehle.example',
      link: 'https://zeltplatz-muehle.example/',
      linktext: 'zeltplatz-muehle.example',
    },
    adresse: { strasse: 'Am Mühlbach 17', ...ort },
    koordinaten: lageVon('Am Mühlbach 17'),
    bild: 'stellplatz',
    bilder: ['muehlbach'],
  },
]
