import { englisch, englischFranzoesisch, type Zeile } from './zeile.ts'

/** The mayor and her office. */
export const buergermeisteramt: readonly Zeile[] = [
  {
    key: 'faisst',
    zusatz: 'Dr.',
    name: ['Johanna', 'Faißt'],
    durchwahl: '160',
    zimmer: '2.10',
    de: 'Bürgermeisterin',
    en: 'Mayor',
    fuer: {
      de: ['Bürgersprechstunde am letzten Donnerstag im Monat, 16:00 bis 18:00 Uhr'],
      en: ['Open surgery on the last Thursday of the month, 16:00 to 18:00'],
    },
    spricht: englischFranzoesisch,
  },
  {
    key: 'kuebler',
    name: ['Ute', 'Kübler-Anders'],
    durchwahl: '161',
    zimmer: '2.11',
    de: 'Vorzimmer der Bürgermeisterin',
    en: 'Mayor’s secretary',
    fuer: {
      de: ['Termine mit der Bürgermeisterin', 'Ehrungen und Jubiläen'],
      en: ['Appointments with the mayor', 'Honours and anniversaries'],
    },
  },
  {
    key: 'stollberg',
    name: ['Marius', 'Stollberg'],
    durchwahl: '162',
    zimmer: '2.12',
    de: 'Presse und Öffentlichkeitsarbeit',
    en: 'Press and public relations',
    spricht: englisch,
  },
]
