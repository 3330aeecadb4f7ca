import type { SitzungContent } from '../shape.ts'
import { bekanntgaben, empfohlen, intern, ja, kenntnis, punkt, zu } from './punkte.ts'

const oeffentlich = true as const
const atu = { gremium: 'atu', oeffentlich, zeit: ['17:30', '19:30'] } as const
const vfa = { gremium: 'vfa', oeffentlich, zeit: ['17:30', '19:45'] } as const
const kta = { gremium: 'kta', oeffentlich, zeit: ['17:00', '18:45'] } as const
const bjs = { gremium: 'bjs', oeffentlich, zeit: ['17:00', '19:10'] } as const
const einladung = true as const

/** Meetings of the committees, past and coming. */
export const ausschuesse: SitzungContent[] = [
  {
    ...vfa,
    woche: -48,
    punkte: [
      zu('haushalt-entwurf', empfohlen, [9, 1, 0]),
      zu('stellenplan', empfohlen, [7, 3, 0]),
      zu(
        'entschaedigung',
        'Der Ausschuss vertagt die Beratung, bis die Zahlen der Nachbarstädte vorliegen.',
        [8, 2, 0],
      ),
      bekanntgaben,
      intern('Stundungen und Niederschlagungen'),
    ],
  },
  {
    ...atu,
    woche: -46,
    punkte: [
      zu('altstadt-satzung', empfohlen, [9, 0, 1]),
      zu('badgasse-pflaster', ja, [10, 0, 0]),
      zu('bauantrag-kirchgasse', 'Das Einvernehmen wird erteilt.', [10, 0, 0]),
      zu('bannwald', ja, [9, 1, 0]),
      bekanntgaben,
    ],
  },
  {
    ...kta,
    woche: -33,
    punkte: [
      zu('kurtaxe', empfohlen, [8, 0, 1]),
      zu('thermalbad-preise', ja, [7, 2, 0]),
      zu('festival-vertrag', empfohlen, [9, 0, 0]),
      zu('wegweiser-quellenweg', ja, [9, 0, 0]),
      zu(
        'wohnmobil',
        'Die Plätze werden gebaut. Zum Friedhof wird eine Hecke gepflanzt.',
        [6, 3, 0],
      ),
      bekanntgaben,
    ],
  },
  {
    ...atu,
    woche: -31,
    ort: 'Grundschule, Werkraum',
    einladung,
    punkte: [
      punkt('Besichtigung der Baustelle am Anbau der Grundschule'),
      zu('schule-rohbau', empfohlen, [10, 0, 0]),
      zu('bruecke-uferweg', ja, [9, 0, 0]),
      zu('ladesaeulen', ja, [8, 1, 1]),
      zu('tempo30-badstrasse', ja, [7, 3, 0]),
      bekanntgaben,
    ],
  },
  {
    ...vfa,
    woche: -25,
    punkte: [
      zu('parkgebuehren', 'Der Bericht über die ersten drei Monate wird zur Kenntnis genommen.'),
      zu('spenden', ja, [10, 0, 0]),
      zu('digitaler-lotse', ja, [10, 0, 0]),
      bekanntgaben,
    ],
  },
  {
    ...atu,
    woche: -18,
    punkte: [
      zu('spielplatz-muehle', empfohlen, [10, 0, 0]),
      zu(
        'bauantrag-silberstrasse',
        'Das Einvernehmen wird unter der genannten Bedingung erteilt.',
        [8, 1, 1],
      ),
      zu('fahrradstrasse', ja, [7, 3, 0]),
      zu('bergbahn-seil', ja, [10, 0, 0]),
      bekanntgaben,
    ],
  },
  {
    ...bjs,
    woche: -13,
    einladung,
    punkte: [
      zu('integration', kenntnis),
      zu('kindergarten-bedarf', ja, [9, 0, 0]),
      zu('kindergarten-gebuehren', empfohlen, [5, 4, 0]),
      zu('jugendhaus', empfohlen, [9, 0, 0]),
      zu('sporthalle-zeiten', ja, [7, 1, 1]),
      zu('hallenbad-schwimmen', ja, [9, 0, 0]),
      bekanntgaben,
    ],
  },
  {
    ...vfa,
    woche: -11,
    punkte: [
      zu('wassergebuehr', empfohlen, [7, 2, 1]),
      zu('friedhof', empfohlen, [10, 0, 0]),
      zu('haushalt-zwischenbericht', kenntnis),
      bekanntgaben,
      zu('grunderwerb-muehlbach', 'Der Ausschuss nimmt den Stand zur Kenntnis.'),
    ],
  },
  {
    ...atu,
    woche: -6,
    punkte: [
      zu('kastanienallee', empfohlen, [10, 0, 0]),
      zu(
        'laermaktionsplan',
        'Der Entwurf wird um einen Vergleich mit Tempo 30 am Tag ergänzt.',
        [8, 2, 0],
      ),
      zu('kiosk-karsee', 'Der Ausschuss hat keine Einwände gegen die Ausschreibung.', [10, 0, 0]),
      bekanntgaben,
    ],
  },
  {
    ...vfa,
    woche: 2,
    einladung,
    punkte: [
      punkt('Haushalt des kommenden Jahres: Eckdaten'),
      zu('spenden'),
      bekanntgaben,
      zu('stundung-einzelfaelle'),
    ],
  },
  {
    ...atu,
    woche: 3,
    abgesagt: true,
    punkte: [punkt('Ortstermin am Rückhaltebecken oberhalb der Mühle'), bekanntgaben],
  },
  {
    ...kta,
    woche: 7,
    ort: 'Wandelhalle, Kleiner Saal',
    punkte: [
      punkt('Rückblick auf Sommer und Herbst: Gästezahlen'),
      zu('thermalbad-fugen'),
      punkt('Veranstaltungen im kommenden Jahr'),
      bekanntgaben,
    ],
  },
]
