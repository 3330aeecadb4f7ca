/** Words of every login; what lies behind one is written in German alone (spec 2.2). */
export const loginTexts = {
  loggedInAs: (name: string) => `Angemeldet als ${name}`,
  logOut: 'Abmelden',
  away: 'Das lässt sich gerade nicht laden.',
  again: 'Noch einmal versuchen',
  login: {
    email: 'E-Mail-Adresse',
    passwort: 'Passwort',
    send: 'Anmelden',
    forgotten: 'Passwort vergessen?',
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
  first: {
    title: 'Eigenes Passwort setzen',
    intro:
      'Ihr jetziges Passwort hat das Rathaus vergeben. Setzen Sie ein eigenes, das nur Sie kennen, danach geht es weiter.',
    current: 'Passwort, das Sie vom Rathaus haben',
    send: 'Speichern und weiter',
  },
  search: 'Suchen',
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
}
