import type { VeranstaltungContent } from '../shape.ts'
import { am, type Tag } from '../tage.ts'

const tourist = 'Tourist-Information Bad Silberbronn'

/** Guided walks and tours. */
export const fuehrungen = (heute: Tag): VeranstaltungContent[] => [
  {
    titel: {
      de: 'Stadtführung: Wasser, Brand und Badezeit',
      en: 'Town tour: water, fire and the bathing age',
    },
    von: am(heute, 'sa', 0),
    zeitVon: '14:00',
    zeitBis: '15:30',
    ort: 'Treffpunkt: Tourist-Information, Kurparkallee 2',
    kurztext: {
      de: 'Anderthalb Stunden durch Altstadt, Badgasse und Kurpark.',
      en: 'An hour and a half through the old town, Badgasse and the spa park (in German).',
    },
    text: {
      de: `Vom Markt zur Quelle: Die Führung zeigt, was der Brand von 1692 übrig ließ, warum das Rathaus sieben Bögen bekommen sollte und sechs hat, und wie man um 1880 badete.

Der Weg ist 1,6 Kilometer lang und ohne Stufen.`,
      en: `From the market square to the spring: the tour shows what the fire of 1692 left standing, why the town hall was to have seven arches and has six, and how people bathed around 1880.

The route is 1.6 kilometres long and step-free. In German; English tours for groups on request.`,
    },
    bild: 'gasse',
    rubriken: ['fuehrung'],
    preis: { de: '6,00 EUR, Kinder frei', en: '€6.00, children free' },
    barrierefrei: true,
    veranstalter: tourist,
  },
  {
    titel: {
      de: 'Mit dem Nachtwächter durch die Gassen',
      en: 'Through the lanes with the night watchman',
    },
    von: am(heute, 'fr', 2),
    zeitVon: '19:00',
    zeitBis: '20:15',
    ort: 'Treffpunkt: Marktbrunnen',
    kurztext: {
      de: 'Ein Rundgang mit Laterne und Hellebarde.',
      en: 'A round with lantern and halberd (in German).',
    },
    text: {
      de: `Wer nach der zehnten Stunde ohne Licht angetroffen wurde, zahlte einen halben Gulden. Das und anderes erzählt der Nachtwächter auf seinem Rundgang durch die dunklen Ecken der Altstadt.

Kinder ab acht Jahren dürfen die zweite Laterne tragen.`,
      en: `Anyone found without a light after the tenth hour paid half a guilder. The night watchman tells this and other stories on his round through the dark corners of the old town.

Children aged eight and over may carry the second lantern. In German.`,
    },
    bild: 'gasse',
    rubriken: ['fuehrung', 'familie'],
    preis: { de: '8,00 EUR, Kinder 4,00 EUR', en: '€8.00, children €4.00' },
    familien: true,
    veranstalter: tourist,
  },
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
    preis: { de: '19,50 EUR mit Frühstück', en: '€19.50 including breakfast' },
    veranstalter: tourist,
  },
  {
    titel: { de: 'Geführte Klimawanderung', en: 'Guided climate walk' },
    von: am(heute, 'mi', 1),
    zeitVon: '10:00',
    zeitBis: '12:30',
    ort: 'Treffpunkt: Wandelhalle im Kurpark',
    kurztext: {
      de: 'Sieben Kilometer auf dem Quellenweg in ruhigem Tempo.',
      en: 'Seven kilometres on the Springs Trail at an easy pace.',
    },
    text: {
      de: `Klimatherapeutin Swantje Möhrle führt Sie über den Quellenweg, leicht unterhalb der Behaglichkeitsgrenze, mit Atemübungen an den Brunnen. Geeignet für alle, die zwei Stunden gehen können.`,
      en: `Climate therapist Swantje Möhrle leads you along the Springs Trail, dressed just lightly enough to feel fresh, with breathing exercises at the fountains. Suitable for anyone who can walk for two hours.`,
    },
    bild: 'waldweg',
    rubriken: ['gesundheit', 'natur', 'fuehrung'],
    preis: { de: '9,00 EUR, mit Kurverordnung frei', en: '€9.00, free with a prescription' },
    veranstalter: 'Kurverwaltung Bad Silberbronn',
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
    preis: { de: '5,00 EUR je Familie', en: '€5.00 per family' },
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
