import type { RatContent } from './shape.ts'

const uwv = 'Unabhängige Wählervereinigung'
const bls = 'Bürgerliste Silbertal'
const gal = 'Grün-Alternative Liste'
const soz = 'Soziale Liste'
const jung = 'Junges Silberbronn'

type Zeile = readonly [
  key: string,
  vorname: string,
  nachname: string,
  fraktion: string,
  seit: string,
  bereiche: string,
  telefon?: string,
]

const zeilen: readonly Zeile[] = [
  [
    'armbruster',
    'Hedwig',
    'Armbruster',
    uwv,
    '2009-09-15',
    'Finanzen; Kurbetrieb',
    '030 23125-801',
  ],
  ['baechle', 'Konrad', 'Bächle', uwv, '2014-07-22', 'Bau und Verkehr; Feuerwehr', '030 23125-802'],
  ['dieterle', 'Simone', 'Dieterle', uwv, '2019-07-16', 'Schule und Kindergarten', '030 23125-803'],
  ['eberhart', 'Wolfgang', 'Eberhart', uwv, '1999-11-09', 'Wald und Landwirtschaft'],
  ['frommherz', 'Ulrike', 'Frommherz', uwv, '2024-07-23', 'Handel und Gewerbe', '030 23125-805'],
  ['gaiser', 'Bernd', 'Gaiser', uwv, '2019-07-16', 'Sport und Vereine'],
  ['hagedorn', 'Matthis', 'Hagedorn', bls, '2014-07-22', 'Tourismus; Gastgewerbe', '030 23125-811'],
  ['ilgner', 'Rosemarie', 'Ilgner', bls, '2004-07-20', 'Finanzen; Stadtwerke', '030 23125-812'],
  ['joos', 'Andreas', 'Joos', bls, '2019-07-16', 'Bau und Verkehr'],
  ['kettler', 'Dorothea', 'Kettler', bls, '2024-07-23', 'Gesundheit und Pflege', '030 23125-814'],
  ['lindgren', 'Sven', 'Lindgren', bls, '2024-07-23', 'Kultur; Rossini-Festival'],
  [
    'maurer',
    'Franziska',
    'Maurer',
    gal,
    '2014-07-22',
    'Klima und Energie; Stadtgrün',
    '030 23125-821',
  ],
  [
    'nikolaidis',
    'Eleni',
    'Nikolaidis',
    gal,
    '2019-07-16',
    'Zusammenleben; Sprache',
    '030 23125-822',
  ],
  ['oehler', 'Rüdiger', 'Öhler', gal, '2019-07-16', 'Rad und Fußverkehr', '030 23125-823'],
  ['preissler', 'Jule', 'Preißler', gal, '2024-07-23', 'Naturschutz; Wasser'],
  ['quast', 'Helmut', 'Quast', soz, '2009-09-15', 'Wohnen; Pflege', '030 23125-831'],
  ['rieger', 'Aylin', 'Rieger-Demir', soz, '2019-07-16', 'Kinder und Jugend', '030 23125-832'],
  ['steimle', 'Norbert', 'Steimle', soz, '2024-07-23', 'Arbeit; Personal'],
  ['talmon', 'Leonie', 'Talmon', jung, '2024-07-23', 'Jugend; Digitales', '030 23125-841'],
  ['urban', 'Felix', 'Urban', jung, '2024-07-23', 'Verkehr; Nachtleben', '030 23125-842'],
]

const ausgeschieden: RatContent[] = [
  ['vollmer', 'Gerlinde', 'Vollmer', uwv, '2004-07-20', '2024-07-22'] as const,
  ['wacker', 'Hans-Peter', 'Wacker', bls, '1999-11-09', '2024-07-22'] as const,
  ['zeller', 'Zita', 'Zeller', gal, '2014-07-22', '2024-07-22'] as const,
].map(([key, vorname, nachname, fraktion, seit, bis]) => ({
  key,
  vorname,
  nachname,
  fraktion,
  seit,
  bis,
  taetigkeitsbereiche: [],
  kontaktFreigegeben: false,
}))

const heutige: RatContent[] = zeilen.map(
  ([key, vorname, nachname, fraktion, seit, bereiche, telefon]) => ({
    key,
    vorname,
    nachname,
    fraktion,
    seit,
    taetigkeitsbereiche: bereiche.split('; '),
    kontaktFreigegeben: telefon !== undefined,
    ...(telefon === undefined ? {} : { telefon }),
  }),
)

/** The twenty members of the council, those with a number have released it; and three of before. */
export const raete: RatContent[] = [...heutige, ...ausgeschieden]
