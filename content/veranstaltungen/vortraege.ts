import type { VeranstaltungContent } from '../shape.ts'
import { am, type Tag } from '../tage.ts'

/** Talks, health courses and what else the town offers. */
export const vortraege = (heute: Tag): VeranstaltungContent[] => [
  {
    titel: { de: 'Rücken im Alltag: Was wirklich hilft', en: 'Everyday backs: what really helps' },
    von: am(heute, 'di', 1),
    zeitVon: '19:00',
    zeitBis: '20:30',
    ort: 'Wandelhalle, Kleiner Saal',
    kurztext: {
      de: 'Vortrag der Badeärztin Dr. Valentina Rösch mit Übungen zum Mitmachen.',
      en: 'A talk by spa doctor Valentina Rösch, with exercises to join in (in German).',
    },
    text: {
      de: `Warum Schonung selten die Antwort ist, welche drei Übungen ins Büro passen und wann Sie ärztlichen Rat brauchen. Nach dem Vortrag ist Zeit für Fragen.`,
      en: `Why rest is rarely the answer, which three exercises fit into an office day and when you should see a doctor. There is time for questions afterwards.`,
    },
    bild: 'therme-innen',
    rubriken: ['vortrag', 'gesundheit'],
    kostenlos: true,
    barrierefrei: true,
    veranstalter: 'Kurverwaltung Bad Silberbronn',
  },
  {
    titel: {
      de: 'Lichtbildervortrag: Das Silbertal um 1900',
      en: 'Illustrated talk: the Silbertal around 1900',
    },
    von: am(heute, 'mi', 2),
    zeitVon: '18:30',
    zeitBis: '20:00',
    ort: 'Rathaus, Großer Sitzungssaal',
    kurztext: {
      de: 'Stadtarchivar Konrad Lehning zeigt Glasplatten aus dem Nachlass eines Badefotografen.',
      en: 'Town archivist Konrad Lehning shows glass plates left by a spa photographer (in German).',
    },
    text: {
      de: `Beim Ausräumen eines Dachbodens kamen 212 Glasplatten zum Vorschein. Sie zeigen den Bau der Bergbahn, Kurgäste beim Morgentrunk und eine Stadt, in der noch Ziegen über den Markt liefen.

Der Vortrag war im Stadtarchiv angekündigt und findet wegen der großen Nachfrage im Sitzungssaal statt.`,
      en: `When an attic was cleared, 212 glass plates came to light. They show the building of the funicular, guests taking the morning waters and a town where goats still crossed the market square.

The talk was to have been held in the archive and has moved to the council chamber because of demand.`,
    },
    bild: 'ratssaal',
    rubriken: ['vortrag'],
    status: 'verlegt',
    statusgrund: {
      de: 'Neuer Ort: Großer Sitzungssaal statt Stadtarchiv.',
      en: 'New venue: council chamber instead of the town archive.',
    },
    kostenlos: true,
    barrierefrei: true,
    veranstalter: 'Stadtarchiv Bad Silberbronn',
  },
  {
    titel: {
      de: 'Waldkonzert an der Grillhütte Oberwies',
      en: 'Woodland concert at the Oberwies hut',
    },
    von: am(heute, 'so', 4),
    zeitVon: '14:00',
    zeitBis: '16:00',
    ort: 'Grillhütte Oberwies',
    kurztext: {
      de: 'Das Waldkonzert der Stadtkapelle entfällt wegen Forstarbeiten.',
      en: 'The town band’s woodland concert is cancelled because of forestry work.',
    },
    text: {
      de: `An der Oberwies werden Fichten gefällt, die der Borkenkäfer befallen hat; der Zugang ist aus Gründen der Sicherheit gesperrt. Die Stadtkapelle spielt das Programm beim nächsten Abendmarkt.

Bezahlte Karten nimmt die Tourist-Information zurück.`,
      en: `Spruces infested by bark beetles are being felled at Oberwies, and the access road is closed for safety. The town band will play the programme at the next evening market.

The tourist information office refunds tickets.`,
    },
    bild: 'waldweg',
    rubriken: ['konzert', 'natur'],
    status: 'abgesagt',
    statusgrund: {
      de: 'Wegen Forstarbeiten ist die Zufahrt zur Oberwies gesperrt.',
      en: 'The road to Oberwies is closed because of forestry work.',
    },
    preis: { de: '5,00 €', en: '€5.00' },
    familien: true,
    veranstalter: 'Stadtkapelle Bad Silberbronn e. V.',
  },
  {
    titel: {
      de: 'Einwohnerversammlung zur neuen Talstraße',
      en: 'Public meeting on the new Talstraße',
    },
    von: am(heute, 'di', 3),
    zeitVon: '19:00',
    zeitBis: '21:00',
    ort: 'Konzerthaus, Großer Saal',
    kurztext: {
      de: 'Stadt und Planungsbüro stellen den Umbau der Talstraße vor.',
      en: 'The council and its planners present the redesign of Talstraße (in German).',
    },
    text: {
      de: `Breitere Gehwege, 46 Bäume und eine Bushaltestelle vor der Schule: Bauamtsleiterin Friederike Lindacher stellt den Entwurf vor. Danach haben Sie das Wort. Wer nicht kommen kann, schreibt bis zwei Wochen nach der Versammlung an [bauamt@bad-silberbronn.example](mailto:bauamt@bad-silberbronn.example).`,
      en: `Wider pavements, 46 trees and a bus stop outside the school: Friederike Lindacher, head of the building office, presents the draft, and then the floor is yours. If you cannot come, write to [bauamt@bad-silberbronn.example](mailto:bauamt@bad-silberbronn.example) within two weeks of the meeting.`,
    },
    bild: 'tal-abend',
    rubriken: ['vortrag'],
    kostenlos: true,
    barrierefrei: true,
    veranstalter: 'Stadt Bad Silberbronn',
  },
  {
    titel: {
      de: 'Achtsam atmen: Kurs in vier Vormittagen',
      en: 'Mindful breathing: four mornings',
    },
    von: am(heute, 'mo', 6),
    bis: am(heute, 'mo', 6) + 3,
    zeitVon: '09:30',
    zeitBis: '11:00',
    ort: 'Badehaus, Ruheraum',
    kurztext: {
      de: 'Atemübungen, leichte Bewegung und Ruhe, für Einsteigerinnen und Einsteiger.',
      en: 'Breathing exercises, gentle movement and rest, for beginners (in German and English).',
    },
    text: {
      de: `Vier Vormittage mit Atemtherapeutin Swantje Möhrle. Bitte bequeme Kleidung und eine Decke mitbringen. Höchstens zwölf Personen.`,
      en: `Four mornings with breathing therapist Swantje Möhrle. Please bring comfortable clothes and a blanket. Limited to twelve people.`,
    },
    bild: 'karsee',
    rubriken: ['gesundheit'],
    preis: { de: '64,00 €', en: '€64.00' },
    veranstalter: 'Badehaus Bad Silberbronn',
  },
  {
    titel: { de: 'Astronomieabend am Aussichtsturm', en: 'Astronomy evening at the view tower' },
    von: am(heute, 'fr', 12),
    zeitVon: '20:00',
    zeitBis: '22:30',
    ort: 'Aussichtsturm auf dem Hohen Stein',
    kurztext: {
      de: 'Drei Fernrohre, ein dunkler Himmel und eine Sonderfahrt der Bergbahn.',
      en: 'Three telescopes, a dark sky and a special run of the funicular.',
    },
    text: {
      de: `Veit Andergassen richtet drei Fernrohre auf Mond, Planeten und Sternhaufen. Die letzte Talfahrt der Bergbahn ist um 22:45 Uhr. Bei Bewölkung wird am Tag selbst bis 15:00 Uhr abgesagt: [030 23125-410](tel:+493023125410).`,
      en: `Veit Andergassen points three telescopes at the moon, planets and star clusters. The last funicular down leaves at 22:45. If it is cloudy, the evening is called off by 15:00 on the day: [+49 30 23125-410](tel:+493023125410).`,
    },
    bild: 'aussichtsturm',
    rubriken: ['natur', 'familie', 'vortrag'],
    preis: {
      de: '12,00 €, Kinder 6,00 €, jeweils mit Bergbahn',
      en: '€12.00, children €6.00, funicular included',
    },
    familien: true,
    veranstalter: 'Sternfreunde Silbertal',
  },
]

/** What has been: the list of coming events must not show it. */
export const vergangene = (heute: Tag): VeranstaltungContent[] => [
  {
    titel: { de: 'Kurkonzert: Filmmusik', en: 'Spa concert: film music' },
    von: am(heute, 'so', -1),
    zeitVon: '15:30',
    zeitBis: '17:00',
    ort: 'Konzerthaus, Großer Saal',
    kurztext: {
      de: 'Melodien aus sieben Jahrzehnten Kino.',
      en: 'Melodies from seven decades of cinema.',
    },
    text: {
      de: `Das Kurorchester spielte Filmmusik aus sieben Jahrzehnten, dazu liefen Ausschnitte aus alten Wochenschauen.`,
      en: `The spa orchestra played film music from seven decades, accompanied by excerpts from old newsreels.`,
    },
    bild: 'konzerthaus',
    rubriken: ['konzert'],
    preis: { de: '6,00 €', en: '€6.00' },
    barrierefrei: true,
  },
  {
    titel: { de: 'Abendmarkt am Rathaus', en: 'Evening market at the town hall' },
    von: am(heute, 'do', -3),
    zeitVon: '16:00',
    zeitBis: '21:00',
    ort: 'Marktplatz',
    kurztext: { de: '30 Stände aus dem Silbertal.', en: '30 stalls from the Silbertal.' },
    text: { de: `Der Abendmarkt des vergangenen Monats.`, en: `Last month’s evening market.` },
    bild: 'abendmarkt',
    rubriken: ['fest'],
    kostenlos: true,
    barrierefrei: true,
  },
  {
    titel: {
      de: 'Ausstellung: Das Badehaus in Bildern',
      en: 'Exhibition: the bath house in pictures',
    },
    von: -40,
    bis: -6,
    zeitVon: '10:00',
    zeitBis: '17:00',
    ort: 'Wandelhalle im Kurpark',
    kurztext: {
      de: 'Pläne, Badekarren und 80 Fotografien.',
      en: 'Plans, bath chairs and 80 photographs.',
    },
    text: {
      de: `Die Ausstellung zeigte Baupläne, Badewäsche und 80 Fotografien aus dem Stadtarchiv. 5.300 Gäste haben sie gesehen.`,
      en: `The exhibition showed building plans, bathing costumes and 80 photographs from the town archive. It was seen by 5,300 visitors.`,
    },
    bild: 'badehaus',
    rubriken: ['vortrag'],
    kostenlos: true,
  },
]
