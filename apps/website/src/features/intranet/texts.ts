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
    forgotten: 'Passwort vergessen?',
    help: 'Sie haben noch kein Konto? Wenden Sie sich an Ihre Leitung oder an die Stelle für Informationstechnik.',
    refused:
      'E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beides, auch die Großschreibung, und versuchen Sie es noch einmal.',
    busy: (minutes: number) =>
      `Zu viele Versuche. Bitte warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} und versuchen Sie es dann noch einmal.`,
    away: 'Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    directory: {
      send: 'Mit dem Rathaus-Konto anmelden',
      or: 'Oder mit E-Mail-Adresse und Passwort:',
      faults: {
        away: 'Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
        weg: 'Die Anmeldung mit dem Rathaus-Konto ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal, oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
        abgebrochen: 'Sie haben die Anmeldung mit dem Rathaus-Konto abgebrochen.',
        ungueltig:
          'Die Anmeldung mit dem Rathaus-Konto gilt nicht mehr. Bitte beginnen Sie sie noch einmal, im selben Fenster und ohne „Zurück“.',
        gruppe:
          'Ihr Rathaus-Konto ist für das Intranet nicht freigeschaltet. Wenden Sie sich an die Stelle für Informationstechnik.',
        adresse:
          'Zu Ihrem Rathaus-Konto ist keine bestätigte E-Mail-Adresse bekannt. Wenden Sie sich an die Stelle für Informationstechnik.',
        konto:
          'Mit diesem Rathaus-Konto können Sie sich hier nicht anmelden. Wenden Sie sich an die Stelle für Informationstechnik.',
      },
    },
    gone: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
    summary: 'Sie sind noch nicht angemeldet',
  },
  password: {
    forgotten: 'Passwort vergessen',
    intro:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen eine Adresse, unter der Sie ein neues Passwort setzen.',
    ask: 'Adresse anfordern',
    asked:
      'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, kommt in wenigen Minuten eine Mail. Die Adresse darin gilt eine Stunde. Sehen Sie auch im Ordner für unerwünschte Mails nach.',
    toLogin: 'Zur Anmeldung',
    change: 'Passwort ändern',
    current: 'Bisheriges Passwort',
    changed:
      'Ihr Passwort ist geändert. Auf anderen Geräten müssen Sie sich damit neu anmelden, hier bleiben Sie angemeldet.',
    summary: 'Ihr Passwort ist noch nicht geändert',
    renew: 'Neues Passwort setzen',
    label: 'Neues Passwort',
    hint: 'Mindestens 12 Zeichen. Mehrere Wörter hintereinander merken sich leicht und sind schwer zu raten.',
    send: 'Passwort speichern',
    set: 'Ihr Passwort ist gespeichert. Sie können sich jetzt damit anmelden.',
    gone: 'Diese Adresse gilt nicht mehr: Sie wurde schon benutzt, oder sie ist zu alt.',
    again: 'Eine neue Adresse anfordern',
    away: 'Das Passwort ließ sich gerade nicht speichern. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    problems: {
      stimmt_nicht: 'Das bisherige Passwort stimmt nicht.',
      zu_kurz: 'Das Passwort hat weniger als 12 Zeichen.',
      aus_adresse: 'Das Passwort steht schon in Ihrer E-Mail-Adresse. Nehmen Sie ein anderes.',
      leicht: 'Dieses Passwort ist leicht zu raten. Nehmen Sie ein anderes.',
    },
  },
  session: {
    title: 'Sie werden in zwei Minuten abgemeldet',
    text: 'Seit einer Weile wurde hier nichts aufgerufen. Möchten Sie angemeldet bleiben?',
    last: 'Eine Anmeldung gilt höchstens zwölf Stunden. Speichern Sie, was Sie noch brauchen, und melden Sie sich danach neu an.',
    stay: 'Angemeldet bleiben',

    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    over: 'Sie sind abgemeldet',
    overText:
      'Was Sie auf dieser Seite eingegeben haben, steht noch da. Melden Sie sich in einem neuen Fenster an und kommen Sie dann hierher zurück.',
    logIn: 'In einem neuen Fenster anmelden',
    close: 'Schließen',
  },
  search: {
    title: 'Suche',
    label: 'Im Intranet suchen',
    send: 'Suchen',
    ask: 'Gesucht wird in Mitteilungen, in Dokumenten und in den Worten ihrer PDF-Dateien.',
    found: (count: number, q: string) =>
      count === 1 ? `Ein Treffer für „${q}“` : `${count} Treffer für „${q}“`,
    none: (q: string) =>
      `Zu „${q}“ steht nichts im Intranet. Versuchen Sie ein anderes Wort oder nur den Anfang davon.`,
    former: 'gilt nicht mehr',
    document: 'Dokument',
  },
  neu: {
    title: 'Neu seit Ihrer letzten Anmeldung',
    since: (day: string) => `Das war am ${day}.`,
    none: 'Seitdem ist nichts dazugekommen.',
    more: (count: number) => `Und ${count} weitere: Sie stehen in den Rubriken und Dokumenten.`,
  },
  personen: {
    title: 'Personen',
    label: 'Name, Amt, Aufgabe oder Zimmer',
    found: (count: number) => (count === 1 ? 'Eine Person' : `${count} Personen`),
    none: 'Diese Suche findet niemanden. Versuchen Sie nur einen Teil des Namens.',
    zimmer: (room: string) => `Zimmer ${room}`,
    all: 'Alle Personen zeigen',
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
