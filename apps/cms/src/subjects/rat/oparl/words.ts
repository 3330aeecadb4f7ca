import type {
  beratungszwecke,
  ergebnisse,
  gremiumFunktionen,
  vorlagenArten,
} from '@kurstadt/contract'
import type { ObjectType } from './types.ts'

const results: Record<(typeof ergebnisse)[number], string> = {
  beschlossen: 'Beschlossen wie vorgeschlagen',
  geaendert: 'Geändert beschlossen',
  abgelehnt: 'Abgelehnt',
  vertagt: 'Vertagt',
  verwiesen: 'An ein anderes Gremium verwiesen',
  kenntnis: 'Zur Kenntnis genommen',
  abgesetzt: 'Von der Tagesordnung abgesetzt',
}

const kinds: Record<(typeof vorlagenArten)[number], string> = {
  beschlussvorlage: 'Beschlussvorlage',
  informationsvorlage: 'Informationsvorlage',
  antrag: 'Antrag',
  anfrage: 'Anfrage',
  bericht: 'Bericht',
}

const purposes: Record<(typeof beratungszwecke)[number], string> = {
  vorberatung: 'Vorberatung',
  entscheidung: 'Entscheidung',
  kenntnisnahme: 'Kenntnisnahme',
  anhoerung: 'Anhörung',
}

const roles: Record<(typeof gremiumFunktionen)[number], string> = {
  vorsitz: 'Vorsitz',
  stellvertretung: 'Stellvertretender Vorsitz',
  mitglied: 'Mitglied',
  ersatz: 'Ersatzmitglied',
}

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the values of our lists are called, by property. */
export const words: Readonly<Partial<Record<ObjectType, Words>>> = {
  agendaitem: { result: results },
  paper: { paperType: kinds },
  consultation: { role: purposes },
  membership: { role: roles },
}
