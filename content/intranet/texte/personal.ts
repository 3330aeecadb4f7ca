import type { TextZeile } from '../shape.ts'

/** Leave, hours, pay. */
export const personal: readonly TextZeile[] = [
  [
    'Urlaub für das kommende Jahr eintragen',
    -3,
    `Bitte tragen Sie Ihren Urlaub bis Mitte Dezember in den Teamkalender ein. Die Leitungen gleichen ab und geben bis zum 10. Januar frei.

Zwischen den Jahren bleibt das Rathaus zwei Tage geschlossen; dafür wird je ein halber Tag Urlaub abgezogen.`,
    'urlaubsantrag',
  ],
  [
    'Resturlaub verfällt nicht von allein',
    -17,
    `Tage aus dem Vorjahr nehmen Sie bis Ende März. Wer wegen Krankheit oder Elternzeit nicht konnte, behält sie länger. Wir schreiben alle an, die noch mehr als fünf Tage haben.`,
  ],
  [
    'Gleitzeit: Rahmen und Kernzeit',
    -41,
    `Der Rahmen reicht von 6:30 bis 19:30 Uhr. Eine Kernzeit gibt es nur noch für Ämter mit Sprechzeiten. Bis zu 40 Plusstunden gehen in den nächsten Monat mit, 20 Minusstunden auch.`,
    'dv-arbeitszeit',
  ],
  [
    'Arbeiten von zu Hause: so melden Sie es an',
    -66,
    `An bis zu zwei Tagen in der Woche ist Arbeit von zu Hause möglich, wenn das Amt besetzt bleibt. Der Antrag gilt zwölf Monate und verlängert sich, wenn niemand widerspricht.`,
    'dv-mobiles-arbeiten',
  ],
  [
    'Krankmeldung: anrufen genügt',
    -88,
    `Bitte melden Sie sich bis 8:30 Uhr in Ihrem Amt. Die Bescheinigung holen wir ab dem vierten Tag selbst bei der Kasse ab. Wenn Ihr Kind krank ist, gilt dasselbe.`,
  ],
  [
    'Jobticket: die Stadt zahlt die Hälfte',
    -120,
    `Das Ticket kostet Sie 24,50 Euro im Monat und gilt auch am Wochenende. Bestellung bis zum 5. eines Monats bei Deniz Yalçın-Huber, Zimmer 1.03.`,
  ],
  [
    'Dienstrad: neue Partnerwerkstatt',
    -155,
    `Leasing ist für alle möglich, die länger als ein Jahr bei uns sind. Die Werkstatt in der Güterstraße macht die jährliche Durchsicht am Rathaus: jeden ersten Mittwoch im Mai und im September.`,
  ],
  [
    'Reisekosten: jetzt mit Foto vom Beleg',
    -190,
    `Fahrkarten und Rechnungen laden Sie im Formular hoch, Originale heben Sie ein Jahr auf. Erstattet wird mit dem nächsten Gehalt.`,
    'reisekosten',
  ],
  [
    'Sonderurlaub bei Umzug, Geburt und Trauerfall',
    -230,
    `Bei der Geburt eines Kindes und beim Tod naher Angehöriger gibt es zwei freie Tage, bei einem dienstlichen Umzug einen. Ein kurzer Anruf im Personalamt reicht, das Formular kann warten.`,
  ],
  [
    'Willkommen: drei Neue im Team',
    -9,
    `Seit diesem Monat verstärken Lea Bohnert den Bauhof, Oksana Ivanenko das Amt für Bildung und Jule Kieferle als Auszubildende das Bürgerbüro. Sagen Sie Hallo, wenn Sie ihnen auf der Treppe begegnen.`,
  ],
]
