import type { TextZeile } from '../shape.ts'

/** Computers, telephones, data protection. */
export const it: readonly TextZeile[] = [
  [
    'Wartung am Donnerstagabend: Fachverfahren nicht erreichbar',
    -1,
    `Von 18:00 bis etwa 21:00 Uhr spielen wir Updates ein. Meldewesen, Kasse und Zeiterfassung sind in dieser Zeit aus. Bitte speichern Sie vorher und fahren Sie den Rechner nicht herunter.`,
  ],
  [
    'Vorsicht: gefälschte Mails einer „Poststelle“',
    -6,
    `Seit Montag kommen Mails mit dem Betreff „Zustellung nicht möglich“. Öffnen Sie den Anhang nicht. Leiten Sie die Mail an die IT weiter und löschen Sie sie danach. Wer schon geklickt hat: Netzwerkkabel ziehen und anrufen, niemand wird Ihnen einen Vorwurf machen.`,
  ],
  [
    'Neues Passwort: lieber lang als kompliziert',
    -28,
    `Vier zufällige Wörter sind sicherer als acht Zeichen mit Sonderzeichen. Ein Wechsel alle 90 Tage ist nicht mehr nötig. Bitte benutzen Sie das Passwort nirgends sonst.`,
    'dv-it-nutzung',
  ],
  [
    'Zweiter Faktor für den Zugang von außen',
    -47,
    `Für die Anmeldung von zu Hause brauchen Sie künftig eine Zahl vom Diensthandy oder einen kleinen Schlüsselanhänger. Minh Tran-Bühler gibt ihn aus: dienstags und donnerstags, 09:00 bis 11:00 Uhr, Zimmer 1.06.`,
  ],
  [
    'Drucker im zweiten Stock: Ausdruck mit Karte',
    -73,
    `Aufträge warten, bis Sie Ihre Zeitkarte an das Gerät halten. Nicht abgeholte werden nach zwölf Stunden gelöscht. So liegt nichts Vertrauliches mehr im Fach.`,
  ],
  [
    'Videokonferenzen: Räume und Kameras',
    -101,
    `Ausgestattet sind der Große Sitzungssaal, Zimmer 2.12 und der Besprechungsraum im Bauhof. Bitte buchen Sie im Kalender und schließen Sie danach die Klappe der Kamera.`,
  ],
  [
    'Dateien aufräumen: was ins Archiv gehört',
    -133,
    `Erledigte Vorgänge bieten Sie nach Ablauf der Frist dem Stadtarchiv an. Konrad Lehning sagt, was bleibt. Private Fotos gehören nicht auf das Laufwerk.`,
    'aktenplan',
  ],
  [
    'Datenpanne? Bitte sofort melden',
    -165,
    `Falsche Anlage verschickt, Stick verloren, Akte im Zug vergessen: Rufen Sie Elena Jostmann an. Wir haben 72 Stunden Zeit, die Aufsicht zu benachrichtigen, und die beginnen, sobald es eine von uns weiß.`,
  ],
  [
    'Telefone: Rufumleitung in drei Tasten',
    -198,
    `Stern, zwei, eins und die Durchwahl leitet um, Raute, zwei, eins hebt auf. Bitte leiten Sie während der Sprechzeiten nur auf besetzte Plätze um.`,
  ],
  [
    'Barrierefreie Dokumente in fünf Schritten',
    -240,
    `Überschriften als Überschriften formatieren, Bilder beschreiben, Tabellen einfach halten, Kontrast prüfen, mit dem Werkzeug prüfen lassen. Alles, was auf die Website kommt, braucht das.`,
    'leitfaden-dokumente',
  ],
]
