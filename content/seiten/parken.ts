import type { SeiteContent } from '../shape.ts'

/** Where one can still park, and what it costs. */
export const parken: SeiteContent = {
  key: 'parken',
  eltern: 'anreise',
  zustaendig: 'tourismus',
  pageLayout: 'wide',
  de: {
    pfad: '/de/parken/',
    titel: 'Parken',
    beschreibung:
      'Freie Plätze auf den Parkplätzen P1 bis P4 in Bad Silberbronn, dazu Preise, Ladepunkte und breite Plätze.',
    blocks: [
      {
        slot: 'content',
        template: 'parken',
        titel: 'Freie Parkplätze',
        einleitung:
          'Vier Parkplätze, 636 Stellplätze. Ist P1 am Badehaus voll, bringt Sie der Stadtbus von P4 in neun Minuten in die Stadt.',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Preise und Regeln',
        text: `- **P1 Badehaus:** 1,50 € je Stunde, höchstens 9,00 € am Tag
- **P2 Bahnhof:** 1,00 € je Stunde, mit Fahrkarte 3,00 € am Tag
- **P3 Bergbahn:** 4,00 € am Tag
- **P4 Sportplatz Oberwies:** kostenlos

Die Automaten nehmen Münzen und Karten. An P1 und P3 stehen zwölf Ladepunkte mit je 22 Kilowatt. Breite Plätze für Menschen mit Behindertenausweis gibt es an P1, P2 und P3; mit dem Ausweis parken Sie dort kostenlos.

Sie kommen mit dem Wohnmobil? Dann finden Sie Strom und Wasser auf den [Wohnmobilstellplätzen](/de/besucherinformationen/wohnmobilstellplatz/). Wie Sie ohne Auto zu uns finden, steht unter [Anreise & Mobilität](/de/anreise/).`,
      },
    ],
  },
  en: {
    pfad: '/en/parking/',
    titel: 'Parking',
    beschreibung:
      'Free spaces in car parks P1 to P4 in Bad Silberbronn, with prices, charging points and wide spaces.',
    blocks: [
      {
        slot: 'content',
        template: 'parken',
        titel: 'Free parking spaces',
        einleitung:
          'Four car parks, 636 spaces. When P1 at the bath house is full, the bus from P4 takes you into town in nine minutes.',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Prices and rules',
        text: `- **P1 Bath house:** €1.50 an hour, €9.00 a day at most
- **P2 Station:** €1.00 an hour, €3.00 a day with a rail ticket
- **P3 Funicular:** €4.00 a day
- **P4 Oberwies sports ground:** free

The machines take coins and cards. There are twelve 22 kW charging points at P1 and P3. P1, P2 and P3 have wide spaces for holders of a disabled badge, who park there free of charge.

Coming by motorhome? The [motorhome sites](/en/motorhome-parking/) have electricity and water. How to reach us without a car is under [Getting here & around](/en/getting-here/).`,
      },
    ],
  },
}
