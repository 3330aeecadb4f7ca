import { am, type Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'

const kurtheater = {
  ...orte.kurtheater,
  zeitVon: '19:30',
  zeitBis: '21:30',
  rubriken: ['theater'],
  vorlage: 'theater',
  veranstalter: veranstalter.kultur,
  preis: { de: '16,00 bis 24,00 €', en: '€16.00 to €24.00' },
} as const satisfies Partial<VeranstaltungContent>

const kinderbuehne = {
  ...orte.kurtheater,
  zeitVon: '11:00',
  zeitBis: '11:50',
  rubriken: ['theater', 'familie'],
  vorlage: 'kinder',
  veranstalter: veranstalter.kultur,
  preis: { de: 'Kinder 5,00 €, Erwachsene 8,00 €', en: 'Children €5.00, adults €8.00' },
  familien: true,
} as const satisfies Partial<VeranstaltungContent>

/** Plays, comedy and jazz, past and to come. */
export const buehne = (heute: Tag): VeranstaltungContent[] => [
  {
    ...kurtheater,
    titel: { de: 'Der eingebildete Kurgast', en: 'The Imaginary Spa Guest' },
    von: am(heute, 'sa', -42),
    kurztext: {
      de: 'Die Laienbühne Badgasse verlegte eine französische Komödie in die Wassertretanlage.',
      en: 'The Badgasse amateur players moved a French comedy to the wading pool.',
    },
    text: {
      de: 'Drei ausverkaufte Abende, ein nasser Souffleur. Regie führte Apothekerin Gundula Zoller, die auch das Rezept im zweiten Akt selbst geschrieben hat.',
      en: 'Three sold-out evenings and one wet prompter. Directed by the pharmacist Gundula Zoller, who also wrote the prescription in Act Two.',
    },
  },
  {
    ...kurtheater,
    titel: { de: 'Kabarett: Kleingedrucktes', en: 'Cabaret: The Small Print' },
    von: am(heute, 'fr', -12),
    kurztext: {
      de: 'Rosemarie Übelhör las Bedienungsanleitungen vor und sang sie danach.',
      en: 'Rosemarie Übelhör read out instruction manuals and then sang them (in German).',
    },
    text: {
      de: 'Die Zugabe war das Beiblatt zu einem Hustensaft, im Dreivierteltakt.',
      en: 'Her encore was the leaflet for a cough syrup in three-four time.',
    },
  },
  {
    ...kinderbuehne,
    zielgruppen: ['kinder'],
    titel: { de: 'Wie der Kater zum Postboten wurde', en: 'How the tomcat became a postman' },
    von: am(heute, 'so', -8),
    kurztext: {
      de: 'Figurentheater Holzwurm für Kinder ab vier Jahren.',
      en: 'Holzwurm puppet theatre for children from four (in German).',
    },
    text: {
      de: 'Am Ende durften alle Kinder dem Kater einen Brief mitgeben. 61 Antworten hat das Theater inzwischen geschrieben.',
      en: 'At the end each child could give the tomcat a letter. The theatre has since written 61 replies.',
    },
  },
  {
    ...kinderbuehne,
    zielgruppen: ['kinder'],
    titel: { de: 'Frau Holle hat frei', en: 'Mother Holle’s day off' },
    von: am(heute, 'so', 6),
    kurztext: {
      de: 'Ein Stück mit sehr vielen Federn, ab fünf Jahren.',
      en: 'A play with a great many feathers, from age five (in German).',
    },
    text: {
      de: 'Wer schüttelt die Betten, wenn Frau Holle zur Kur fährt? Das Theater Zwirn aus der Residenz spielt mit zwei Menschen, einem Besen und 40 Kopfkissen. Kinder mit Hausstauballergie sitzen besser im Rang.',
      en: 'Who shakes the beds when Mother Holle goes to a spa? The Zwirn theatre plays with two people, a broom and forty pillows. Children with dust allergies are better off in the gallery.',
    },
  },
  {
    ...kurtheater,
    titel: { de: 'Jazz im Parkett: Trio Nachtzug', en: 'Jazz in the stalls: the Nachtzug Trio' },
    von: am(heute, 'do', 9),
    zeitVon: '20:00',
    zeitBis: '22:00',
    rubriken: ['konzert'],
    vorlage: 'konzert',
    kurztext: {
      de: 'Schlagzeug, Bass, Klavier; die Stuhlreihen werden ausgebaut.',
      en: 'Drums, bass, piano; the rows of seats are taken out.',
    },
    text: {
      de: 'Das Trio um die Schlagzeugerin Oda Brinkmeier spielt Fahrpläne: Jedes Stück heißt nach einer Abfahrtszeit. Die Bar im Foyer ist während des Konzerts geöffnet.',
      en: 'The trio led by the drummer Oda Brinkmeier plays timetables: each piece is named after a departure. The bar stays open during the concert.',
    },
    preis: { de: '18,00 €', en: '€18.00' },
  },
  {
    ...kurtheater,
    titel: { de: 'Gastspiel: Die Physikerin', en: 'Guest performance: The Physicist' },
    von: am(heute, 'mi', 12),
    kurztext: {
      de: 'Das Gastspiel entfällt, weil das Ensemble seine Hauptdarstellerin verloren hat: an eine Fernsehserie.',
      en: 'Cancelled because the company has lost its leading lady to a television series.',
    },
    text: {
      de: 'Gekaufte Karten nimmt die Tourist-Information bis vier Wochen nach dem Termin zurück oder tauscht sie gegen Karten für ein anderes Gastspiel.',
      en: 'The tourist information office refunds tickets for four weeks after the date or exchanges them for another performance.',
    },
    status: 'abgesagt',
    statusgrund: {
      de: 'Das Ensemble kann die Hauptrolle nicht besetzen. Karten werden erstattet.',
      en: 'The company cannot fill the leading part. Tickets are refunded.',
    },
  },
  {
    ...kurtheater,
    titel: { de: 'Impro: Das Publikum hat das Wort', en: 'Improvised theatre: your word, please' },
    von: am(heute, 'sa', 20),
    kurztext: {
      de: 'Fünf Spielerinnen, kein Text und eine Glocke im Zuschauerraum.',
      en: 'Five players, no script and a bell in the auditorium (in German).',
    },
    text: {
      de: 'Die Gruppe Ohne Gewähr spielt, was ihr zugerufen wird. Beim letzten Besuch war es eine Oper über die Parkraumbewirtschaftung.',
      en: 'The group Ohne Gewähr plays whatever is called out. Last time it was an opera about parking charges.',
    },
  },
  {
    ...kurtheater,
    ...orte.steinbruch,
    titel: {
      de: 'Freilufttheater: Der Widerspenstigen Zähmung, umgekehrt',
      en: 'Open-air theatre: The Taming, reversed',
    },
    von: am(heute, 'fr', 33),
    zeitVon: '20:30',
    zeitBis: '23:00',
    kurztext: {
      de: 'Die Laienbühne Badgasse spielt im Steinbruch, und die Frauen haben den Text geändert.',
      en: 'The Badgasse amateur players in the quarry; the women have altered the text (in German).',
    },
    text: {
      de: 'Sieben Vorstellungen an zwei Wochenenden. Der Weg vom Parkplatz ist 300 Meter lang, geschottert und beleuchtet; für Rollstühle fährt ein Kleinbus bis an die erste Reihe.',
      en: 'Seven performances on two weekends. The path from the car park is 300 metres of gravel, with lighting; a minibus takes wheelchairs to the front row.',
    },
    serie: {
      rhythmus: 'woechentlich',
      wochentage: ['FREITAG', 'SAMSTAG', 'SONNTAG'],
      anzahl: 6,
      zusatz: [{ am: am(heute, 'fr', 33) + 5 }],
    },
  },
  {
    ...kurtheater,
    titel: { de: 'Ein Abend mit dem Souffleur', en: 'An evening with the prompter' },
    von: am(heute, 'do', 61),
    kurztext: {
      de: 'Nach 41 Jahren im Kasten tritt Ottokar Mild auf die Bühne.',
      en: 'After 41 years in the box Ottokar Mild steps on to the stage (in German).',
    },
    text: {
      de: 'Er kennt den Text aller Stücke seit 1986 und wird sie nicht verraten, sondern nur, wer sie vergaß.',
      en: 'He knows every play since 1986 by heart and will not give them away, only those who forgot them.',
    },
  },
]
