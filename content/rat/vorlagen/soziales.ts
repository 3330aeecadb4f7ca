import type { VorlageContent } from '../shape.ts'

const amt = 'bildung'

/** Papers about school, children, clubs and living together. */
export const soziales: VorlageContent[] = [
  {
    key: 'spielplatz-muehle',
    titel: 'Wasserspielplatz an der Mühle: Entwurf nach der Beteiligung',
    amt: 'bauamt',
    vorschlag: 'Der Entwurf wird gebaut. Die Kosten betragen 168.000 Euro.',
    grund:
      '74 Kinder haben gezeichnet und abgestimmt: Staustufen, eine Handpumpe und ein Floß kamen auf die ersten Plätze. Ein Tisch mit Matsch ist vom Rollstuhl aus erreichbar. Das Wasser kommt aus dem Mühlbach und wird alle vier Wochen geprüft.',
    datei: 'lageplan',
  },
  {
    key: 'kindergarten-gebuehren',
    titel: 'Kindergärten: Elternbeiträge',
    amt,
    vorschlag: 'Die Beiträge steigen um 4,5 Prozent. Das Mittagessen kostet 4,10 Euro.',
    grund:
      'Die Beiträge decken 13 Prozent der Kosten, empfohlen sind 20. Familien mit geringem Einkommen zahlen nichts; der Antrag dafür passt jetzt auf zwei Seiten.',
  },
  {
    key: 'kindergarten-bedarf',
    titel: 'Bedarfsplanung für die Kindergärten',
    amt,
    vorschlag: 'Im Haldenweg wird eine fünfte Gruppe eingerichtet.',
    grund:
      'Im kommenden Herbst fehlen 14 Plätze für Kinder unter drei Jahren. Der Mehrzweckraum lässt sich teilen; zwei Fachkräfte sind bereits gefunden.',
  },
  {
    key: 'ganztag',
    titel: 'Grundschule: Rechtsanspruch auf Ganztag',
    amt,
    vorschlag:
      'Das Konzept mit Betreuung bis 16:30 Uhr und zehn Wochen Ferienangebot wird beschlossen.',
    grund:
      '146 von 231 Familien wünschen Betreuung an mindestens drei Tagen. Musikschule, Sportverein und Bücherei übernehmen je einen Nachmittag.',
  },
  {
    key: 'jugendhaus',
    titel: 'Jugendhaus: Öffnung am Sonntag',
    amt,
    vorschlag:
      'Das Haus öffnet zusätzlich sonntags von 15:00 bis 20:00 Uhr. Dafür werden 15.000 Euro im Jahr bereitgestellt.',
    grund:
      'Der Jugendbeirat hat den Antrag gestellt. Sonntags gibt es für 12- bis 17-Jährige kein Angebot ohne Eintritt. Nach einem Jahr wird berichtet.',
  },
  {
    key: 'buecherei-ordnung',
    titel: 'Benutzungsordnung der Stadtbücherei',
    amt: 'stadtbuecherei',
    vorschlag:
      'Kinder und Jugendliche leihen kostenlos. Für alle anderen kostet der Jahresausweis 15 Euro. Mahngebühren für Kinder entfallen.',
    grund:
      'Die neue Ordnung nimmt auch Spiele, Werkzeug und Geräte zur Messung des Stromverbrauchs auf. Die offene Bücherei ist täglich bis 20:00 Uhr mit dem Ausweis zugänglich.',
  },
  {
    key: 'vereinsfoerderung',
    titel: 'Richtlinien zur Förderung der Vereine',
    amt: 'hauptamt',
    vorschlag:
      'Je Mitglied unter 18 Jahren werden 14 Euro gezahlt. Hallen sind für Jugendgruppen frei.',
    grund:
      'Von 61 Vereinen haben 44 Jugendgruppen. Die Anträge werden auf einen Stichtag im März zusammengelegt und von drei Formularen auf eines verringert.',
  },
  {
    key: 'seniorenbeirat',
    titel: 'Wahl eines Seniorenbeirats',
    amt: 'hauptamt',
    vorschlag:
      'Der Beirat mit sieben Mitgliedern wird alle drei Jahre gewählt. Er darf in den Ausschüssen reden und Anträge stellen.',
    grund:
      '34 Prozent der Einwohnerinnen und Einwohner sind über 65 Jahre alt. Die Wahl findet per Brief statt, Vorschläge sind sechs Wochen lang möglich.',
  },
  {
    key: 'integration',
    art: 'bericht',
    titel: 'Bericht der Beauftragten für das Zusammenleben',
    amt: 'buergermeisteramt',
    vorschlag: 'Der Bericht wird zur Kenntnis genommen.',
    grund:
      'In der Stadt leben Menschen aus 61 Ländern. Das Sprachcafé in der Bücherei besuchen jede Woche rund 40 Personen. Schwierig bleibt die Suche nach Wohnungen für Familien mit mehr als drei Kindern.',
  },
  {
    key: 'sporthalle-zeiten',
    titel: 'Sporthalle: neue Belegung',
    amt: 'bildung',
    vorschlag: 'Der Belegungsplan wird für zwei Jahre beschlossen.',
    grund:
      '19 Gruppen hatten mehr Zeiten beantragt, als es gibt. Jugend geht vor; zwei Gruppen von Erwachsenen wechseln in die Halle der Rehaklinik, die dafür keine Miete verlangt.',
  },
  {
    key: 'hallenbad-schwimmen',
    titel: 'Schwimmunterricht: Zeiten im Thermalbad',
    amt: 'bildung',
    vorschlag:
      'Die Grundschule nutzt das Bewegungsbecken dienstags und donnerstags vor der Öffnung.',
    grund:
      'Jedes dritte Kind verließ die vierte Klasse, ohne sicher zu schwimmen. Zwei Lehrkräfte und eine Fachkraft des Bades unterrichten gemeinsam.',
  },
]
