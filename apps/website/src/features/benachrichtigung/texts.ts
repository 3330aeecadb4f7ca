import type { AboFeld } from '@kurstadt/contract/abos'

/** What is said when a field is wrong, by the word of the list; `ungueltig` stands for the rest. */
type Problems = Partial<Record<string, string>> & { fehlt: string; ungueltig: string }

/** Words about mails of the council; its papers are German, and so is this. */
export const notificationTexts = {
  council: 'Gemeinderat',
  title: 'Nachricht bei neuen Vorlagen',
  intro:
    'Sie nennen ein Wort, zum Beispiel Ihre Straße. Sobald eine neue öffentliche Vorlage des Gemeinderats es enthält, auch in ihren Anlagen, bekommen Sie eine E-Mail mit dem Link.',
  labels: { wort: 'Wort oder Straße', email: 'E-Mail' } satisfies Record<AboFeld, string>,
  hints: {
    wort: 'Bei mehreren Wörtern muss die Vorlage alle enthalten, zum Beispiel „Talstraße Radweg“.',
    email: 'Dorthin senden wir zuerst einen Link, mit dem Sie bestätigen, dass Sie es sind.',
  } satisfies Record<AboFeld, string>,
  problems: {
    wort: {
      fehlt: 'Bitte geben Sie ein Wort oder eine Straße an.',
      kurz: 'Wort oder Straße: Bitte mindestens drei Zeichen.',
      lang: 'Wort oder Straße: Bitte höchstens 60 Zeichen.',
      links: 'Wort oder Straße: Bitte ohne Internetadressen und E-Mail-Adressen.',
      ungueltig:
        'Dieses Wort steht in fast jeder Vorlage. Bitte geben Sie eines an, das genauer sagt, worum es Ihnen geht.',
    },
    email: {
      fehlt: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
      ungueltig: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.',
    },
  } satisfies Record<AboFeld, Problems>,
  send: 'Link anfordern',
  privacy:
    'Wir speichern Ihre Adresse und das Wort, bis Sie es beenden, und verwenden sie für nichts anderes. Ohne Bestätigung löschen wir beides nach sieben Tagen.',
  privacyLink: 'Datenschutz',
  privacyHref: '/de/datenschutz/',
  asked: {
    title: 'Bitte sehen Sie in Ihre E-Mails',
    text: (email: string) =>
      `Wir haben einen Link an ${email} gesendet. Erst wenn Sie ihn öffnen und bestätigen, senden wir Ihnen etwas.`,
    missing:
      'Es ist nichts gekommen? Dann sehen Sie bitte im Ordner für unerwünschte Post nach. Haben Sie in der letzten Stunde schon einen Link bekommen, gilt dieser auch für das neue Wort.',
    again: 'Ein weiteres Wort angeben',
  },
  own: {
    title: 'Ihre Nachrichten per E-Mail',
    to: (email: string) => `Für die Adresse ${email}:`,
    waiting: 'Wartet auf Ihre Bestätigung',
    since: (when: string) => `Seit ${when} Uhr`,
    confirm: 'Bestätigen',
    remove: 'Entfernen',
    end: 'Beenden',
    named: (act: string, wort: string) => `${act}: ${wort}`,
    time: 'Erinnern',
    change: 'Uhrzeit ändern',
    more: 'Nachricht bei neuen Vorlagen des Gemeinderats',
    moreReminders: 'Erinnerung an die Müllabfuhr',
    endAll: 'Alles beenden und Adresse löschen',
    confirmed: 'Bestätigt. Ab jetzt bekommen Sie die E-Mails.',
    changed: 'Die Uhrzeit ist geändert.',
    ended: 'Das ist von Ihrer Liste genommen.',
    lost: 'Das steht nicht mehr auf Ihrer Liste. Bitte geben Sie es noch einmal an.',
    notices: (kind: string) => `Bekanntmachungen: ${kind}`,
    moreNotices: 'Auch neue Bekanntmachungen bekommen',
  },
  none: {
    title: 'Hier ist nichts (mehr) eingetragen',
    text: 'Zu diesem Link ist keine Adresse gespeichert: Sie haben alles beendet, oder es wurde nicht binnen sieben Tagen bestätigt. Sie bekommen von uns keine Nachrichten.',
  },
  away: 'Das ließ sich gerade nicht speichern. Ihre Angaben stehen noch da: Bitte versuchen Sie es gleich noch einmal.',
  awayOwn: 'Das lässt sich gerade nicht abrufen. Bitte versuchen Sie es gleich noch einmal.',
  busy: 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  retry: 'Noch einmal versuchen',
  toStart: 'Zur Startseite',
}

/** Words about mails of public notices. */
export const noticeMailTexts = {
  title: 'Nachricht bei neuen Bekanntmachungen',
  intro:
    'Sobald die Stadt etwas öffentlich bekannt macht, bekommen Sie eine E-Mail mit dem Link. Sie können sich auf eine Art beschränken.',
  art: 'Welche Bekanntmachungen',
  alle: 'Alle',
  emailHint: notificationTexts.hints.email,
  artProblem: 'Bitte wählen Sie, welche Bekanntmachungen Sie bekommen möchten.',
  privacy:
    'Wir speichern Ihre Adresse und Ihre Auswahl, bis Sie es beenden, und verwenden sie für nichts anderes. Ohne Bestätigung löschen wir beides nach sieben Tagen.',
  again: 'Weitere Bekanntmachungen auswählen',
  missing:
    'Es ist nichts gekommen? Dann sehen Sie bitte im Ordner für unerwünschte Post nach. Haben Sie in der letzten Stunde schon einen Link bekommen, gilt dieser auch hierfür.',
}
