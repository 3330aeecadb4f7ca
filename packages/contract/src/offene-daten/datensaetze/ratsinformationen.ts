import { oparlPath } from '../../page/council-paths.ts'
import type { DatensatzAngaben } from '../datensatz.ts'

/** The council, which has an interface of its own (OParl 1.1) and a licence of its own. */
export const ratsinformationen: DatensatzAngaben = {
  titel: { de: 'Gemeinderat', en: 'Town council' },
  beschreibung: {
    de: 'Sitzungen, Tagesordnungen, Vorlagen und Beschlüsse, soweit sie öffentlich sind, über die Schnittstelle OParl 1.1. Die Lizenz steht dort.',
    en: 'Meetings, agendas, papers and decisions as far as they are public, through the OParl 1.1 interface. The licence is stated there.',
  },
  thema: 'GOVE',
  stichwoerter: ['Gemeinderat', 'Ratsinformationssystem', 'OParl'],
  turnus: 'IRREG',
  weitere: [
    {
      titel: { de: 'OParl 1.1', en: 'OParl 1.1 (in German)' },
      pfad: () => oparlPath,
      format: 'JSON',
    },
    {
      titel: { de: 'Sitzungskalender (iCal)', en: 'Calendar of meetings (iCal)' },
      pfad: (sprache) => `/${sprache}/sitzungen.ics`,
      format: 'ICS',
    },
  ],
}
