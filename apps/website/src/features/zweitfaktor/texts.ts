const minutes = (count: number) => (count === 1 ? 'eine Minute' : `${count} Minuten`)

const days = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' })

/** Words about second factors; the areas behind a login are written in German alone (spec 2.2). */
export const factorTexts = {
  title: 'Zweiter Faktor',
  faults: {
    wrong:
      'Dieser Code stimmt nicht oder wurde schon benutzt. Nehmen Sie den, den die App jetzt anzeigt.',
    password: 'Das Passwort stimmt nicht.',
    required:
      'Für diesen Bereich ist der zweite Faktor Pflicht. Sie können ihn nicht abschalten, nur auf ein anderes Gerät umziehen.',
    busy: (wait: number) =>
      `Zu viele Versuche. Bitte warten Sie ${minutes(wait)} und versuchen Sie es dann noch einmal.`,
    away: 'Das lässt sich gerade nicht prüfen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  code: {
    label: 'Code aus Ihrer App',
    hint: 'Sechs Ziffern. Die App zeigt alle 30 Sekunden einen neuen.',
    either: 'Code aus Ihrer App oder Wiederherstellungscode',
    summary: 'Der Code wurde nicht angenommen',
  },
  login: {
    intro:
      'Ihr Passwort stimmt. Geben Sie jetzt noch den Code ein, den Ihre Authenticator-App anzeigt.',
    send: 'Anmelden',
    lost: 'Das Gerät mit der App ist nicht zur Hand?',
    recovery: 'Wiederherstellungscode',
    recoveryHint:
      'Einer der zehn Codes, die Sie beim Einrichten aufbewahrt haben. Jeder gilt einmal.',
    recoverySend: 'Mit Wiederherstellungscode anmelden',
    help: 'Haben Sie auch keinen Wiederherstellungscode mehr, setzt die Stelle für Informationstechnik den zweiten Faktor zurück.',
  },
  setUp: {
    title: 'Zweiten Faktor einrichten',
    demanded:
      'Ihr Passwort stimmt. Für diesen Bereich brauchen Sie außerdem einen zweiten Faktor. Richten Sie ihn jetzt einmal ein, es dauert etwa zwei Minuten.',
    app: 'Installieren Sie eine Authenticator-App auf Ihrem Telefon, wenn Sie noch keine haben, zum Beispiel FreeOTP, Aegis oder 2FAS.',
    scan: 'Fügen Sie in der App ein Konto hinzu und richten Sie die Kamera auf dieses Bild.',
    picture: 'QR-Code mit dem Schlüssel für die App',
    here: 'Auf diesem Gerät in der App öffnen',
    byHand: 'Oder tippen Sie diesen Schlüssel in die App ein:',
    confirm: 'Geben Sie den Code ein, den die App jetzt anzeigt.',
    send: 'Bestätigen',
    summary: 'Der zweite Faktor ist noch nicht eingerichtet',
  },
  codes: {
    title: 'Bewahren Sie diese Wiederherstellungscodes auf',
    intro:
      'Damit melden Sie sich an, wenn Ihr Telefon verloren geht. Jeder Code gilt einmal. Sie stehen nur jetzt hier: Drucken Sie die Seite aus oder schreiben Sie die Codes ab, und legen Sie sie nicht neben den Rechner.',
    list: 'Wiederherstellungscodes',
    go: 'Ich habe die Codes aufbewahrt, weiter',
  },
  page: {
    about:
      'Mit einem zweiten Faktor fragt die Anmeldung nach dem Passwort und nach einem Code, den eine App auf Ihrem Telefon anzeigt. Wer nur Ihr Passwort kennt, kommt damit nicht hinein.',
    none: 'Für Ihr Konto ist kein zweiter Faktor eingerichtet.',
    since: (day: string) =>
      `Ihr zweiter Faktor ist seit ${days.format(new Date(day))} eingerichtet.`,
    codes: (count: number) =>
      count === 1
        ? 'Sie haben noch einen Wiederherstellungscode.'
        : `Sie haben noch ${count === 0 ? 'keinen' : count} Wiederherstellungscode${count === 0 ? '' : 's'}.`,
    begin: 'Zweiten Faktor einrichten',
    password: 'Ihr Passwort',
    passwordHint: 'Zur Sicherheit fragen wir noch einmal danach.',
    move: 'Auf ein anderes Gerät umziehen',
    moveHint: 'Das bisherige gilt, bis das neue einen Code gezeigt hat.',
    moveSend: 'Umzug beginnen',
    renew: 'Neue Wiederherstellungscodes',
    renewHint: 'Die bisherigen gelten danach nicht mehr.',
    renewSend: 'Neue Codes anzeigen',
    off: 'Zweiten Faktor abschalten',
    offHint: 'Danach genügt für die Anmeldung wieder das Passwort.',
    offSend: 'Abschalten',
    isOff: 'Der zweite Faktor ist abgeschaltet. Auf anderen Geräten sind Sie abgemeldet.',
    away: 'Ob ein zweiter Faktor eingerichtet ist, lässt sich gerade nicht laden.',
    again: 'Noch einmal versuchen',
    summary: 'Das hat nicht geklappt',
  },
}
