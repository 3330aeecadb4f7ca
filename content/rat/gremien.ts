import { raete } from './raete.ts'
import type { GremiumContent, SitzContent } from './shape.ts'
import { imAusschuss, imRat } from './ueblich.ts'

const mitglied = 'mitglied' as const
const vorsitz = 'Dr. Johanna Faißt, Bürgermeisterin'

/** First day of the council’s term, and the last one of the term before. */
const wahl = { beginn: '2024-07-23', ende: '2024-07-22' }

/** Members of today; the first one stands in for the chair. */
function besetzt(...keys: string[]): SitzContent[] {
  return keys.map((key, at) => [key, at === 0 ? 'stellvertretung' : mitglied, wahl.beginn])
}

/** Members of the term before. */
function zuvor(seit: string, ...keys: string[]): SitzContent[] {
  return keys.map((key) => [key, mitglied, seit, wahl.ende])
}

/** The council and its committees. */
export const gremien: GremiumContent[] = [
  {
    key: 'gr',
    titel: 'Gemeinderat',
    kuerzel: 'GR',
    text: `Der Gemeinderat ist das Hauptorgan der Stadt. Er entscheidet über alles, was nicht der Bürgermeisterin oder einem Ausschuss übertragen ist: Haushalt, Satzungen, Bebauungspläne und größere Aufträge.

Er tagt etwa alle fünf Wochen, dienstags um 18:30 Uhr. Zu Beginn gehört die erste Viertelstunde den Fragen der Einwohnerinnen und Einwohner.`,
    vorsitz,
    ueblich: imRat,
    mitglieder: raete.map(({ key }, at) => [key, at < 2 ? 'stellvertretung' : mitglied]),
  },
  {
    key: 'atu',
    titel: 'Ausschuss für Technik und Umwelt',
    kuerzel: 'ATU',
    text: 'Der Ausschuss berät Bau, Verkehr, Wald und Gewässer vor und entscheidet über Bauaufträge bis 250.000 Euro und über das Einvernehmen zu Bauanträgen.',
    vorsitz,
    ueblich: imAusschuss,
    mitglieder: [
      ...besetzt(
        'baechle',
        'eberhart',
        'frommherz',
        'joos',
        'ilgner',
        'maurer',
        'oehler',
        'quast',
        'urban',
      ),
      ['gaiser', 'ersatz', wahl.beginn],
      ...zuvor('2014-07-22', 'wacker'),
    ],
  },
  {
    key: 'vfa',
    titel: 'Verwaltungs- und Finanzausschuss',
    kuerzel: 'VFA',
    text: 'Der Ausschuss berät Haushalt, Gebühren, Steuern und Personal vor. Er entscheidet über Ausgaben bis 150.000 Euro, über Spenden und über Stundungen.',
    vorsitz,
    ueblich: imAusschuss,
    mitglieder: [
      ...besetzt(
        'armbruster',
        'dieterle',
        'gaiser',
        'ilgner',
        'kettler',
        'nikolaidis',
        'maurer',
        'steimle',
        'talmon',
      ),
      ['frommherz', 'ersatz', wahl.beginn],
      ...zuvor('2009-09-15', 'vollmer'),
    ],
  },
  {
    key: 'kta',
    titel: 'Kur- und Tourismusausschuss',
    kuerzel: 'KTA',
    text: 'Der Ausschuss begleitet Thermalbad, Kurpark, Bergbahn, Veranstaltungen und das Rossini-Festival. Er berät die Kurtaxe und die Eintrittspreise vor.',
    vorsitz,
    ueblich: imAusschuss,
    mitglieder: [
      ...besetzt(
        'hagedorn',
        'armbruster',
        'eberhart',
        'lindgren',
        'kettler',
        'preissler',
        'rieger',
        'urban',
      ),
      ['maurer', mitglied, '2019-07-16', wahl.ende],
      ...zuvor('2019-07-16', 'zeller'),
    ],
  },
  {
    key: 'bjs',
    titel: 'Ausschuss für Bildung, Jugend und Soziales',
    kuerzel: 'BJS',
    text: 'Der Ausschuss kümmert sich um Grundschule, Kindergärten, Jugendhaus, Bücherei, Vereine und um das Zusammenleben in der Stadt.',
    vorsitz,
    ueblich: imAusschuss,
    mitglieder: [
      ...besetzt(
        'rieger',
        'dieterle',
        'gaiser',
        'joos',
        'lindgren',
        'nikolaidis',
        'preissler',
        'talmon',
      ),
      ...zuvor('2014-07-22', 'vollmer', 'zeller'),
    ],
  },
]
