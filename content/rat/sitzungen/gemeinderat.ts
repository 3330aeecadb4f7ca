import type { SitzungContent } from '../shape.ts'
import { bekanntgaben, fragestunde, intern, ja, kenntnis, punkt, zu } from './punkte.ts'

const gemeinderat = { gremium: 'gr', oeffentlich: true, zeit: ['18:30', '21:00'] } as const
const mitProtokoll = { einladung: true, protokoll: true } as const

/** Meetings of the council that are over. */
export const vergangene: SitzungContent[] = [
  {
    ...gemeinderat,
    zeit: ['18:30', '21:20'],
    woche: -58,
    punkte: [
      fragestunde,
      zu('jahresabschluss', ja, [20, 0, 0]),
      zu('starkregen', ja, [20, 0, 0]),
      zu('seniorenbeirat', ja, [17, 2, 1]),
      zu('spenden', ja, [20, 0, 0]),
      bekanntgaben,
      zu('stundung-gewerbe', 'Der Stundung wird zugestimmt.', [16, 1, 3]),
    ],
  },
  {
    ...gemeinderat,
    woche: -50,
    punkte: [
      fragestunde,
      zu('haushalt-entwurf', 'Der Entwurf wird an die Ausschüsse verwiesen.', [21, 0, 0]),
      zu('grundsteuer', ja, [19, 0, 2]),
      zu('hundesteuer', ja, [13, 6, 2]),
      zu(
        'silbertalbahn',
        'Die Stadt beteiligt sich wie vorgeschlagen. Nach zwei Jahren wird über die Zahl der Fahrgäste berichtet.',
        [18, 3, 0],
      ),
      bekanntgaben,
    ],
  },
  {
    ...gemeinderat,
    ...mitProtokoll,
    zeit: ['18:30', '22:05'],
    woche: -43,
    punkte: [
      fragestunde,
      zu(
        'haushalt-satzung',
        'Haushaltssatzung und Haushaltsplan werden mit den neun Änderungen aus der Beratung beschlossen.',
        [16, 4, 1],
      ),
      zu('stellenplan', ja, [15, 5, 1]),
      zu('vereinsfoerderung', ja, [21, 0, 0]),
      zu('forstbetriebsplan', ja, [20, 0, 1]),
      bekanntgaben,
      zu('rechtsstreit-pflaster', 'Der Vergleich wird angenommen.', [19, 1, 1]),
    ],
  },
  {
    ...gemeinderat,
    woche: -36,
    punkte: [
      fragestunde,
      zu(
        'halde-vergabe',
        'Die Richtlinien werden beschlossen. Für die Pflege naher Angehöriger gibt es fünf statt drei Punkte.',
        [17, 3, 0],
      ),
      zu('halde-preis', ja, [14, 5, 1]),
      zu('altstadt-satzung', ja, [18, 0, 2]),
      zu(
        'parkgebuehren',
        'Die Gebühren gelten ab Januar. Die ersten 30 Minuten bleiben frei.',
        [12, 8, 0],
      ),
      bekanntgaben,
    ],
  },
  {
    ...gemeinderat,
    ...mitProtokoll,
    woche: -29,
    punkte: [
      fragestunde,
      zu('schule-rohbau', ja, [20, 0, 0]),
      zu('waermeplan', ja, [15, 4, 1]),
      zu('festival-vertrag', ja, [18, 1, 1]),
      zu(
        'entschaedigung',
        'Die Entschädigung für Betreuung wird beschlossen. Das Sitzungsgeld bleibt bei 45 Euro.',
        [19, 0, 1],
      ),
      bekanntgaben,
      zu(
        'grunderwerb-muehlbach',
        'Die Verwaltung verhandelt im vorgeschlagenen Rahmen.',
        [20, 0, 0],
      ),
    ],
  },
  {
    ...gemeinderat,
    woche: -22,
    punkte: [
      fragestunde,
      zu('kurtaxe', ja, [17, 2, 1]),
      zu('ganztag', ja, [20, 0, 0]),
      zu('bewohnerparken', 'Die Zone wird für zwei Jahre zur Probe eingerichtet.', [11, 9, 0]),
      zu('spenden', ja, [20, 0, 0]),
      bekanntgaben,
      zu('klinik-vertrag', 'Dem Vertrag wird zugestimmt.', [18, 0, 2]),
    ],
  },
  {
    ...gemeinderat,
    ...mitProtokoll,
    zeit: ['18:30', '20:40'],
    woche: -16,
    punkte: [
      fragestunde,
      {
        ...zu('haushalt-zwischenbericht', kenntnis),
        beratung:
          'Die Gewerbesteuer liegt 310.000 Euro über dem Ansatz. Die Mehreinnahmen bleiben bis zum Jahresende gesperrt.',
      },
      zu('spielplatz-muehle', ja, [20, 0, 0]),
      zu('feuerwehr-haus', ja, [20, 0, 0]),
      zu(
        'geschaeftsordnung',
        'Der Antrag wird angenommen; die Regelung gilt zunächst für ein Jahr.',
        [14, 4, 2],
      ),
      bekanntgaben,
    ],
  },
  {
    ...gemeinderat,
    woche: -9,
    punkte: [
      fragestunde,
      zu(
        'talstrasse-entwurf',
        'Dem Entwurf wird zugestimmt. Vor der Bäckerei werden vier weitere Kurzzeitstellplätze geprüft.',
        [15, 4, 1],
      ),
      zu('muehlbachwiesen-aufstellung', ja, [16, 3, 1]),
      zu('kindergarten-gebuehren', ja, [12, 6, 2]),
      zu('friedhof', ja, [20, 0, 0]),
      bekanntgaben,
      zu('stelle-bauamt', 'Die Stelle wird wie vorgeschlagen besetzt.', [17, 0, 3]),
    ],
  },
  {
    ...gemeinderat,
    ...mitProtokoll,
    woche: -4,
    punkte: [
      fragestunde,
      {
        ...zu('wassergebuehr', ja, [16, 3, 1]),
        beratung:
          'Die Kämmerei erläutert die Kalkulation. Auf Nachfrage sagt sie zu, die Gebühr in zwei Jahren neu zu rechnen.',
      },
      {
        ...zu('jugendhaus', ja, [20, 0, 0]),
        beratung: 'Der Jugendrat stellt seine Wünsche vor. Die Fraktionen danken ihm.',
      },
      zu('lichterfest', ja, [14, 5, 1]),
      zu('kastanienallee', ja, [20, 0, 0]),
      bekanntgaben,
    ],
  },
]

/** Meetings of the council that are still to come. */
export const kommende: SitzungContent[] = [
  {
    ...gemeinderat,
    woche: 0,
    einladung: true,
    punkte: [
      fragestunde,
      zu('schule-vergabe-zimmerer'),
      zu('talstrasse-stand'),
      zu('buecherei-ordnung'),
      bekanntgaben,
      zu('kiosk-bewerber'),
      intern('Personalangelegenheit'),
    ],
  },
  {
    ...gemeinderat,
    woche: 4,
    punkte: [
      fragestunde,
      punkt('Umgestaltung der Talstraße: Abwägung der Stellungnahmen'),
      zu('laermaktionsplan'),
      zu('markt-ordnung'),
      bekanntgaben,
    ],
  },
  {
    ...gemeinderat,
    titel: 'Gemeinderat, Klausur zum Haushalt',
    ort: 'Wandelhalle, Kleiner Saal',
    zeit: ['09:00', '16:00'],
    oeffentlich: false,
    woche: 10,
    punkte: [intern('Schwerpunkte der nächsten drei Jahre'), intern('Vorhaben ohne Förderung')],
  },
]
