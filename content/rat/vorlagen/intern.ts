import type { VorlageContent } from '../shape.ts'

const intern = true as const

/** Papers that are not public: property, staff, contracts, taxes of single people. */
export const interne: VorlageContent[] = [
  {
    key: 'stundung-einzelfaelle',
    titel: 'Stundungen und Niederschlagungen im dritten Vierteljahr',
    amt: 'kaemmerei',
    art: 'informationsvorlage',
    vorschlag: 'Der Ausschuss nimmt die Liste zur Kenntnis.',
    grund:
      'Sieben Forderungen zwischen 240 und 3.900 Euro wurden gestundet, zwei niedergeschlagen. Die Namen stehen in der Anlage, die in der Sitzung ausliegt.',
    intern: 'gremium',
  },
  {
    key: 'grunderwerb-muehlbach',
    titel: 'Grunderwerb Mühlbachwiesen: Verhandlungsstand',
    amt: 'kaemmerei',
    vorschlag: 'Die Verwaltung darf bis 68 Euro je Quadratmeter bieten.',
    grund:
      'Drei von fünf Eigentümern sind verkaufsbereit. Ein höheres Gebot würde die Preise im ganzen Gebiet heben.',
    intern,
  },
  {
    key: 'stelle-bauamt',
    titel: 'Besetzung der stellvertretenden Leitung des Bauamts',
    amt: 'hauptamt',
    vorschlag: 'Die Stelle wird der Bewerberin auf Platz eins der Liste angeboten.',
    grund:
      'Von 19 Bewerbungen kamen fünf in die engere Wahl. Das Gremium hat sich nach den Gesprächen einstimmig geeinigt.',
    intern,
  },
  {
    key: 'stundung-gewerbe',
    titel: 'Stundung von Gewerbesteuer für einen Betrieb',
    amt: 'kaemmerei',
    vorschlag: 'Die Forderung wird in zwölf Raten gestundet.',
    grund:
      'Der Betrieb hat seine Zahlen offengelegt. Nach der Prüfung ist die Rückzahlung wahrscheinlich, eine Vollstreckung würde Arbeitsplätze kosten.',
    intern,
  },
  {
    key: 'klinik-vertrag',
    titel: 'Vertrag mit der Rehaklinik über Thermalwasser',
    amt: 'kurverwaltung',
    vorschlag: 'Dem Entwurf mit einer Laufzeit von 15 Jahren wird zugestimmt.',
    grund:
      'Die Abnahme ist zugesichert, der Preis folgt einem Index. Einzelheiten sind Geschäftsgeheimnis der Klinik.',
    intern,
    datei: 'vertragsentwurf',
  },
  {
    key: 'kiosk-bewerber',
    titel: 'Kiosk am Karsee: Auswahl unter den Bewerbungen',
    amt: 'tourist-information',
    vorschlag: 'Den Zuschlag erhält die Bewerbung Nummer zwei.',
    grund:
      'Vier Bewerbungen liegen vor. Nummer zwei erreicht bei Konzept und Pacht zusammen die meisten Punkte.',
    intern,
  },
  {
    key: 'rechtsstreit-pflaster',
    titel: 'Rechtsstreit um Mängel am Pflaster des Marktplatzes',
    amt: 'bauamt',
    vorschlag: 'Der Vergleich über 42.000 Euro wird angenommen.',
    grund:
      'Der Sachverständige sieht die Schuld zu zwei Dritteln beim Unternehmen. Ein Urteil wäre frühestens in zwei Jahren zu erwarten.',
    intern,
  },
]
