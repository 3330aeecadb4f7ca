import { auflagen, tageBis } from '../../kalender.ts'
import { am, type Tag, tagPlus, woche, wochentag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'

/** First Monday of the coming open-air season, and its last Thursday. */
function sommer(heute: Tag): { von: number; bis: number } {
  const jahr = auflagen(heute, { monat: 9, tag: 30 })[1]?.jahr ?? Number(heute.slice(0, 4))
  const may = `${jahr}-05-01`
  const monday = tagPlus(may, (woche.mo - wochentag(may) + 7) % 7)
  return { von: tageBis(heute, monday), bis: tageBis(heute, `${jahr}-09-30`) }
}

/** Courses and walks for body and breath. */
export const bewegungsreihen = (heute: Tag): VeranstaltungContent[] => [
  {
    titel: { de: 'Geführte Klimawanderung', en: 'Guided climate walk' },
    kurztext: {
      de: 'Jeden Mittwoch sieben Kilometer auf dem Quellenweg in ruhigem Tempo.',
      en: 'Every Wednesday seven kilometres on the Springs Trail at an easy pace.',
    },
    text: {
      de: 'Klimatherapeutin Swantje Möhrle führt Sie über den Quellenweg, leicht unterhalb der Behaglichkeitsgrenze, mit Atemübungen an den Brunnen. Geeignet für alle, die zwei Stunden gehen können.',
      en: 'Climate therapist Swantje Möhrle leads you along the Springs Trail, dressed just lightly enough to feel fresh, with breathing exercises at the fountains. Suitable for anyone who can walk for two hours.',
    },
    von: am(heute, 'mi', -26),
    zeitVon: '10:00',
    zeitBis: '12:30',
    ort: 'Treffpunkt: Wandelhalle im Kurpark',
    bild: 'waldweg',
    rubriken: ['gesundheit', 'natur', 'fuehrung'],
    vorlage: 'fuehrung',
    preis: { de: '9,00 €, mit Kurverordnung frei', en: '€9.00, free with a prescription' },
    veranstalter: veranstalter.kur,
    zielgruppen: ['erwachsene', 'gaeste'],
    serie: {
      rhythmus: 'woechentlich',
      bis: am(heute, 'mi', 78),
      aenderungen: [
        {
          am: am(heute, 'mi', 2),
          stand: 'verschoben',
          neu: am(heute, 'mi', 2) + 1,
          grund: {
            de: 'Am Mittwoch wird am Quellenweg Holz geholt.',
            en: 'Timber is being moved on the trail on Wednesday.',
          },
        },
      ],
    },
  },
  {
    titel: { de: 'Qigong unter der Blutbuche', en: 'Qigong beneath the copper beech' },
    kurztext: {
      de: 'Montags und donnerstags um halb neun, ohne Anmeldung.',
      en: 'Mondays and Thursdays at half past eight, no booking needed.',
    },
    text: {
      de: 'Acht Figuren, langsam und im Stehen, mit Lehrerin Mei-Lin Dörflinger. Wer nicht lange stehen kann, übt auf dem Hocker mit. Bei Regen unter dem Dach des Musikpavillons.',
      en: 'Eight movements, slow and standing, with Mei-Lin Dörflinger. If you cannot stand for long, join in from a stool. Under the bandstand roof when it rains.',
    },
    ...imSommer(heute),
    ...orte.kurpark,
    zeitVon: '08:30',
    zeitBis: '09:15',
    rubriken: ['gesundheit'],
    vorlage: 'kurs',
    preis: { de: '5,00 €, mit Silberkarte frei', en: '€5.00, free with the Silberkarte' },
    veranstalter: veranstalter.kur,
    zielgruppen: ['erwachsene', 'senioren', 'gaeste'],
  },
  {
    ...orte.badehaus,
    bild: 'therme-innen',
    titel: { de: 'Wassergymnastik im Bewegungsbecken', en: 'Aqua gymnastics in the exercise pool' },
    kurztext: {
      de: 'Werktags um 10:00 und um 15:00 Uhr, 25 Minuten bei 32 Grad.',
      en: 'On weekdays at 10:00 and 15:00, 25 minutes at 32 °C.',
    },
    text: {
      de: 'Vormittags geht es um Gelenke, nachmittags um den Rücken. Die Gruppe hat höchstens 18 Plätze; Marken gibt es an der Kasse. Der Lift bringt Sie hinein und wieder heraus.',
      en: 'Mornings are for joints, afternoons for backs. There are eighteen places; collect a token at the till. The lift takes you in and out.',
    },
    von: am(heute, 'mo', -4),
    zeitVon: '10:00',
    zeitBis: '10:25',
    rubriken: ['gesundheit'],
    vorlage: 'kurs',
    preis: { de: 'Im Eintritt enthalten', en: 'Included in the admission' },
    veranstalter: veranstalter.badehaus,
    serie: {
      rhythmus: 'woechentlich',
      wochentage: ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG'],
      bis: am(heute, 'fr', 22),
      weitereZeiten: [{ zeitVon: '15:00', zeitBis: '15:25' }],
      aenderungen: [
        {
          am: am(heute, 'mo', 2),
          stand: 'abgesagt',
          grund: { de: 'Das Becken wird gereinigt.', en: 'The pool is being cleaned.' },
        },
      ],
    },
  },
  {
    ...orte.badehaus,
    bild: 'therme-innen',
    titel: { de: 'Familienbad am Sonntag', en: 'Sunday family bathing' },
    kurztext: {
      de: 'Schwimmnudeln, warmes Wasser und niemand, der „Pst“ sagt.',
      en: 'Pool noodles, warm water and nobody to say hush.',
    },
    text: {
      de: 'Sonntagvormittags gehört das Bewegungsbecken den Familien. Kinder ab vier Jahren baden in Begleitung Erwachsener; Schwimmhilfen leihen wir aus.',
      en: 'On Sunday mornings the exercise pool belongs to families. Children from four bathe with an adult; swimming aids can be borrowed.',
    },
    von: am(heute, 'so', -13),
    zeitVon: '09:00',
    zeitBis: '12:00',
    rubriken: ['familie', 'gesundheit'],
    preis: { de: 'Familienkarte 24,00 €', en: 'Family ticket €24.00' },
    preise: [
      { bezeichnung: { de: 'Familienkarte', en: 'Family ticket' }, betrag: 24 },
      { bezeichnung: { de: 'Jedes weitere Kind', en: 'Each further child' }, betrag: 4 },
    ],
    veranstalter: veranstalter.badehaus,
    familien: true,
    zielgruppen: ['kinder'],
    serie: { rhythmus: 'woechentlich', bis: am(heute, 'so', 65) },
  },
  {
    ...orte.wandelhalle,
    titel: { de: 'Drei Wochen wach: Morgengymnastik', en: 'Three weeks awake: morning exercises' },
    kurztext: {
      de: '21 Tage lang jeden Morgen 15 Minuten, danach ein Becher Heilwasser.',
      en: 'Fifteen minutes every morning for 21 days, then a cup of mineral water.',
    },
    text: {
      de: 'Sportlehrer Hannes Gottwald hat nachgelesen, dass eine Gewohnheit drei Wochen braucht. Sie können an jedem Tag einsteigen; wer alle 21 schafft, bekommt den Becher geschenkt.',
      en: 'Sports teacher Hannes Gottwald has read that a habit takes three weeks. Start on any day you like; those who manage all 21 keep the cup.',
    },
    von: am(heute, 'mo', 8),
    zeitVon: '07:45',
    zeitBis: '08:00',
    rubriken: ['gesundheit'],
    vorlage: 'kurs',
    kostenlos: true,
    veranstalter: veranstalter.kur,
    serie: { rhythmus: 'taeglich', anzahl: 21 },
  },
]

function imSommer(heute: Tag): Pick<VeranstaltungContent, 'von' | 'serie'> {
  const { von, bis } = sommer(heute)
  return {
    von,
    serie: { rhythmus: 'woechentlich', wochentage: ['MONTAG', 'DONNERSTAG'], bis },
  }
}
