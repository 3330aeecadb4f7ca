/** Words of the staff intranet; the town hall writes it in German alone (spec 2.2). */
export const intranetTexts = {
  name: 'Intranet',
  mark: 'Intranet der Stadtverwaltung, nur für Beschäftigte',
  loggedInAs: (name: string) => `Angemeldet als ${name}`,
  logOut: 'Abmelden',
  login: {
    title: 'Anmelden im Intranet',
    intro: 'Das Intranet ist für die Beschäftigten der Stadt. Sie brauchen ein Konto.',
    email: 'E-Mail-Adresse',
    passwort: 'Passwort',
    send: 'Anmelden',
    help: 'Sie haben kein Konto, oder Sie haben Ihr Passwort vergessen? Wenden Sie sich an Ihre Leitung oder an die Stelle für Informationstechnik.',
    refused:
      'E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beides, auch die Großschreibung, und versuchen Sie es noch einmal.',
    busy: (minutes: number) =>
      `Zu viele Versuche. Bitte warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} und versuchen Sie es dann noch einmal.`,
    away: 'Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    summary: 'Sie sind noch nicht angemeldet',
  },
  navigation: 'Bereiche des Intranets',
  home: 'Übersicht',
  archiv: 'Dokumente',
  latest: 'Neueste Mitteilungen',
  all: (rubrik: string) => `Alle Mitteilungen: ${rubrik}`,
  back: 'Zurück zur Liste',
  none: 'Hier steht noch nichts.',
  away: 'Das lässt sich gerade nicht laden.',
  again: 'Noch einmal versuchen',
  files: 'Dateien',
  archive: {
    title: 'Dokumente',
    intro:
      'Dienstvereinbarungen, Anweisungen und Formulare. Was nicht mehr gilt, steht unter „Frühere Fassungen“.',
    validOn: 'Gültig am',
    show: 'Anzeigen',
    stand: (day: string) => `Stand ${day}`,
    validFrom: (day: string) => `gültig ab ${day}`,
    validUntil: (day: string) => `gültig bis ${day}`,
    former: 'Frühere Fassungen',
    empty: 'An diesem Tag gilt hier kein Dokument.',
  },
}
