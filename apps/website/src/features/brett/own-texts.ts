import type { BrettEigener, BrettFeld, NachrichtFeld } from '@kurstadt/contract/brett'

/** What is said when a field is wrong, by the word of the list; `ungueltig` stands for the rest. */
type Problems = Partial<Record<string, string>> & { ungueltig: string }

const staende: Record<BrettEigener['stand'], string> = {
  unbestaetigt: 'Wartet auf Ihre Bestätigung',
  wartet: 'Bestätigt, wartet auf das Rathaus',
  haengt: 'Hängt',
  abgelaufen: 'Abgelaufen',
  gesperrt: 'Gesperrt',
  entfernt: 'Vom Rathaus abgenommen',
}

const ohneKontakt = {
  links: 'Bitte ohne Internet- und E-Mail-Adressen. Ihr übriger Text steht noch da.',
  nummern: 'Bitte ohne Telefonnummern. Ihr übriger Text steht noch da.',
  sperrwort:
    'Darin steht ein Wort, das wir nicht veröffentlichen. Bitte sagen Sie es anders; Ihr übriger Text steht noch da.',
}

/** Words of the pages for writers and for whoever answers them; notices are German, and so are these. */
export const ownTexts = {
  brett: { title: 'Schwarzes Brett', href: '/de/schwarzes-brett/' },
  own: {
    title: 'Ihre Aushänge',
    to: (email: string) => `Für die Adresse ${email}. Diesen Link kennen nur Sie.`,
    staende,
    bis: (tag: string) => `bis einschließlich ${tag}`,
    grund: (grund: string) => `Grund: ${grund}`,
    aenderungWartet: 'Ihre Änderung wartet auf das Rathaus. Bis dahin hängt die alte Fassung.',
    ansehen: 'Am Schwarzen Brett ansehen',
    bestaetigen: 'Bestätigen',
    verwerfen: 'Verwerfen und löschen',
    verlaengern: 'Verlängern',
    beenden: 'Abnehmen und löschen',
    aendern: 'Ändern',
    speichern: 'Änderung speichern',
    named: (act: string, titel: string) => `${act}: ${titel}`,
    more: 'Noch etwas aushängen',
    verloren:
      'Das ist nicht mehr möglich: Der Aushang wurde inzwischen geändert oder gelöscht. Unten sehen Sie, was jetzt gespeichert ist.',
    ihrText: 'Ihr Text, falls Sie ihn noch brauchen:',
    getan: {
      bestaetigen: 'Bestätigt. Sie bekommen eine E-Mail, sobald der Aushang hängt.',
      verlaengern: 'Verlängert.',
      beenden: 'Der Aushang ist abgenommen und gelöscht.',
      aendern: 'Ihre Änderung ist gespeichert.',
    },
  },
  none: {
    title: 'Hier hängt nichts (mehr) von Ihnen',
    text: 'Zu diesem Link ist nichts gespeichert: Sie haben alles abgenommen, es ist abgelaufen, oder es wurde nicht binnen sieben Tagen bestätigt.',
  },
  felder: {
    art: 'Worum geht es?',
    titel: 'Überschrift',
    text: 'Text',
    preis: 'Preis',
  } satisfies Record<BrettFeld, string>,
  feldprobleme: {
    art: { ungueltig: 'Bitte wählen Sie, worum es geht.' },
    titel: {
      ...ohneKontakt,
      ungueltig: 'Überschrift: Bitte drei bis hundert Zeichen, in einer Zeile.',
    },
    text: { ...ohneKontakt, ungueltig: 'Text: Bitte ein bis zweitausend Zeichen.' },
    preis: { ...ohneKontakt, ungueltig: 'Preis: Bitte höchstens sechzig Zeichen.' },
  } satisfies Record<BrettFeld, Problems>,
  link: {
    title: 'Link zu Ihren Aushängen',
    intro: 'Wir senden Ihnen den Link zu Ihren Aushängen noch einmal.',
    email: 'E-Mail-Adresse',
    problem: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.',
    send: 'Link senden',
    asked: (email: string) =>
      `Wenn zu ${email} etwas am Schwarzen Brett gespeichert ist, ist der Link jetzt unterwegs.`,
    missing:
      'Es ist nichts gekommen? Dann sehen Sie bitte im Ordner für unerwünschte Post nach. Haben Sie in der letzten Stunde schon einen Link bekommen, gilt dieser weiter.',
  },
  schreiben: {
    title: 'Antwort auf einen Aushang',
    to: (titel: string) => `Zu: ${titel}`,
    intro:
      'Ihre Nachricht geht per E-Mail an den Verfasser. Wir geben seine Adresse nicht weiter, und Ihre nur, wenn Sie es unten erlauben. Gespeichert bleibt die Nachricht höchstens zwei Tage nach der Zustellung.',
    labels: {
      name: 'Ihr Name',
      nachricht: 'Nachricht',
      email: 'Ihre E-Mail-Adresse',
      weitergeben:
        'Meine E-Mail-Adresse darf an den Verfasser weitergegeben werden, damit er mir antworten kann.',
    } satisfies Record<NachrichtFeld, string>,
    hints: {
      nachricht:
        'Ohne Internetadressen. Eine Telefonnummer dürfen Sie nennen: So kann der Verfasser Sie auch ohne E-Mail erreichen.',
      email: 'Nur wenn der Verfasser Ihnen per E-Mail antworten soll.',
    },
    problems: {
      name: { ungueltig: 'Bitte geben Sie Ihren Namen an: zwei bis achtzig Zeichen.' },
      nachricht: {
        fehlt: 'Bitte schreiben Sie eine Nachricht.',
        links:
          'Nachricht: Bitte ohne Internet- und E-Mail-Adressen. Ihr übriger Text steht noch da.',
        ungueltig: 'Nachricht: Bitte höchstens zweitausend Zeichen.',
      },
      email: {
        fehlt: 'Bitte geben Sie die E-Mail-Adresse an, die weitergegeben werden darf.',
        ungueltig: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.',
      },
      weitergeben: { ungueltig: 'Bitte prüfen Sie Ihre Angabe zur Weitergabe.' },
    } satisfies Record<NachrichtFeld, Problems>,
    send: 'Nachricht senden',
    sent: 'Ihre Nachricht ist unterwegs.',
    sentMore:
      'Wann und ob geantwortet wird, liegt beim Verfasser. Kommt nichts, ist der Aushang vielleicht schon vergeben.',
    gone: 'Dieser Aushang hängt nicht mehr, oder er ist erledigt. Darauf kann niemand mehr antworten.',
    trap: 'Bitte lassen Sie dieses Feld leer',
    back: 'Zum Schwarzen Brett',
  },
  privacy: 'Datenschutz',
  privacyHref: '/de/datenschutz/',
  away: 'Das ließ sich gerade nicht speichern. Ihre Angaben stehen noch da: Bitte versuchen Sie es gleich noch einmal.',
  awayOwn: 'Das lässt sich gerade nicht abrufen. Bitte versuchen Sie es gleich noch einmal.',
  busy: 'In kurzer Zeit kamen sehr viele Anfragen. Bitte versuchen Sie es in zehn Minuten noch einmal; Ihre Angaben stehen noch da.',
  retry: 'Noch einmal versuchen',
}
