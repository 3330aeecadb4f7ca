import type { VeranstaltungContent } from '../shape.ts'
import { am, type Tag } from '../tage.ts'

const tourist = 'Tourist-Information Bad Silberbronn'

/** Guided walks and tours. */
export const fuehrungen = (heute: Tag): VeranstaltungContent[] => [
  {
    titel: { de: 'Sonnenaufgang auf dem Hohen Stein', en: 'Sunrise on the Hoher Stein' },
    von: am(heute, 'so', 1),
    zeitVon: '06:15',
    zeitBis: '09:30',
    ort: 'Treffpunkt: Talstation der Bergbahn',
    kurztext: {
      de: 'Sonderfahrt der Bergbahn, 187 Stufen, danach Frühstück in der Bergstation.',
      en: 'A special funicular run, 187 steps, then breakfast at the upper station.',
    },
    text: {
      de: `Die Bergbahn fährt eine Stunde vor Sonnenaufgang ab. Vom Turm aus sehen Sie bei klarem Wetter drei Bergketten; Ranger Emil Bösinger erklärt, was wo liegt. Anschließend gibt es Kaffee, Brot und Schwarzwälder Honig.

Bitte warme Kleidung und eine Taschenlampe mitbringen. Anmeldung bis zum Vortag unter [030 23125-200](tel:+493023125200).`,
      en: `The funicular leaves an hour before sunrise. On a clear morning you can see three mountain ranges from the tower, and ranger Emil Bösinger explains what lies where. Coffee, bread and Black Forest honey follow.

Please bring warm clothes and a torch. Book by the day before on [+49 30 23125-200](tel:+493023125200).`,
    },
    bild: 'aussichtsturm',
    rubriken: ['fuehrung', 'natur'],
    preis: { de: '19,50 € mit Frühstück', en: '€19.50 including breakfast' },
    veranstalter: tourist,
  },
  {
    titel: { de: 'Tierspuren lesen am Silberblick', en: 'Reading animal tracks at Silberblick' },
    von: am(heute, 'sa', 6),
    zeitVon: '13:30',
    zeitBis: '16:00',
    ort: 'Treffpunkt: Wegweiser am Silberblick',
    kurztext: {
      de: 'Familienwanderung mit dem Förster: Wer war heute Nacht hier?',
      en: 'A family walk with the forester: who was here last night?',
    },
    text: {
      de: `Förster Benedikt Oberle zeigt, wie sich Fuchs und Hund am Abdruck unterscheiden, und gießt mit den Kindern eine Spur in Gips ab. Die Strecke ist drei Kilometer lang und nicht für Kinderwagen geeignet.`,
      en: `Forester Benedikt Oberle shows how to tell a fox’s print from a dog’s, and the children take a plaster cast home. The walk is three kilometres long and not suitable for pushchairs.`,
    },
    bild: 'wegweiser',
    rubriken: ['natur', 'familie', 'fuehrung'],
    preis: { de: '5,00 € je Familie', en: '€5.00 per family' },
    familien: true,
    veranstalter: 'Stadtwald Bad Silberbronn',
  },
  {
    titel: { de: 'Hinter den Kulissen der Bergbahn', en: 'Behind the scenes at the funicular' },
    von: am(heute, 'do', 8),
    zeitVon: '16:00',
    zeitBis: '17:00',
    ort: 'Talstation der Bergbahn, Bergbahnstraße 4',
    kurztext: {
      de: 'Maschinenraum, Seil und Bremse: ein Rundgang mit dem Betriebsleiter.',
      en: 'Engine room, cable and brakes: a tour with the operations manager.',
    },
    text: {
      de: `1.460 Meter Stahlseil, zwei Wagen und ein Motor von der Größe eines Kleiderschranks: Betriebsleiter Arno Geckle zeigt, was die Bahn bewegt und was sie hält. Höchstens 15 Personen, Anmeldung unter [030 23125-400](tel:+493023125400).`,
      en: `1,460 metres of steel cable, two cars and a motor the size of a wardrobe: operations manager Arno Geckle shows what moves the funicular and what holds it. No more than 15 people; book on [+49 30 23125-400](tel:+493023125400).`,
    },
    bild: 'bergbahn',
    rubriken: ['fuehrung'],
    kostenlos: true,
    veranstalter: 'Stadtwerke Bad Silberbronn',
  },
]
