import type { VorlageContent } from '../shape.ts'

const amt = 'kaemmerei'

/** Papers about money, charges and the administration. */
export const haushalt: VorlageContent[] = [
  {
    key: 'haushalt-entwurf',
    titel: 'Haushalt des kommenden Jahres: Einbringung',
    amt,
    vorschlag:
      'Der Entwurf wird an die Ausschüsse verwiesen. Anträge der Fraktionen sind bis drei Wochen vor der Verabschiedung möglich.',
    grund:
      'Der Entwurf umfasst 31,4 Millionen Euro. Größter Posten ist der Anbau der Grundschule mit 4,2 Millionen, für die Talstraße sind 1,1 Millionen vorgesehen. Die Hebesätze bleiben. Neue Schulden werden in Höhe von 1,8 Millionen aufgenommen, getilgt werden 1,1 Millionen.',
    datei: 'haushalt-eckdaten',
  },
  {
    key: 'haushalt-satzung',
    titel: 'Haushaltssatzung und Haushaltsplan',
    amt,
    vorschlag:
      'Die Haushaltssatzung wird beschlossen, der mittelfristigen Planung wird zugestimmt.',
    grund:
      'Aus den Beratungen sind neun Änderungen übernommen, darunter 15.000 Euro für das Jugendhaus und 30.000 Euro für Bänke in der Kastanienallee. Das Ergebnis verschlechtert sich dadurch um 22.000 Euro und bleibt ausgeglichen.',
    datei: 'haushalt-eckdaten',
  },
  {
    key: 'haushalt-zwischenbericht',
    art: 'bericht',
    titel: 'Bericht zur Jahresmitte über den Haushalt',
    amt,
    vorschlag: 'Der Bericht wird zur Kenntnis genommen.',
    grund:
      'Die Gewerbesteuer liegt 310.000 Euro über dem Ansatz, die Energiekosten liegen 120.000 Euro darunter. Für Löhne fehlen nach dem Tarifabschluss 190.000 Euro. Eine Haushaltssperre ist nicht nötig.',
  },
  {
    key: 'jahresabschluss',
    titel: 'Feststellung des Jahresabschlusses',
    amt,
    vorschlag:
      'Der Abschluss wird festgestellt. Der Überschuss von 486.200 Euro kommt in die Rücklage.',
    grund:
      'Die Prüfung hat keine wesentlichen Einwände. Zwei Hinweise betreffen das Inventar der Feuerwehr und die Belege der Vereinsförderung; beide sind erledigt.',
  },
  {
    key: 'wassergebuehr',
    titel: 'Wasser und Abwasser: neue Gebühren',
    amt: 'stadtwerke',
    vorschlag:
      'Der Kubikmeter Wasser kostet 2,64 Euro, der Kubikmeter Abwasser 3,11 Euro. Die Gebühr für versiegelte Flächen sinkt auf 0,42 Euro.',
    grund:
      'Die Kalkulation gilt für zwei Jahre. Teurer werden Strom und Klärschlamm, günstiger wird das Regenwasser, weil die neuen Kanäle am Kurpark getrennt führen. Ein Haushalt mit drei Personen zahlt rund 31 Euro im Jahr mehr.',
    datei: 'gebuehrenvergleich',
  },
  {
    key: 'grundsteuer',
    titel: 'Grundsteuer: Hebesätze bleiben',
    amt,
    vorschlag: 'Die Hebesätze werden nicht geändert.',
    grund:
      'Ein Jahr nach der Umstellung auf Bodenwerte nimmt die Stadt so viel ein wie vorher. 38 Widersprüche sind noch offen, in sechs Fällen hat das Finanzamt den Wert berichtigt.',
  },
  {
    key: 'spenden',
    titel: 'Annahme von Spenden',
    amt,
    vorschlag: 'Die Spenden der Liste werden angenommen.',
    grund:
      'Die Liste enthält 23 Spenden über zusammen 48.350 Euro. 41.000 Euro davon sind Patenschaften für die Stühle im Kurtheater, 3.000 Euro gehen an die Jugendfeuerwehr, der Rest an Bücherei und Kindergärten.',
  },
  {
    key: 'stellenplan',
    titel: 'Stellenplan: zwei neue Stellen',
    amt: 'hauptamt',
    vorschlag: 'Im Bürgerbüro und bei der IT wird je eine Stelle geschaffen.',
    grund:
      'Die Wartezeit im Bürgerbüro ist in zwei Jahren von elf auf 24 Minuten gestiegen. In der IT betreuen zwei Personen 140 Arbeitsplätze, die Schule und die Kindergärten.',
  },
  {
    key: 'entschaedigung',
    titel: 'Entschädigung für ehrenamtliche Tätigkeit',
    amt: 'hauptamt',
    vorschlag:
      'Das Sitzungsgeld steigt auf 55 Euro. Wer Kinder oder Angehörige betreuen lässt, bekommt bis zu 15 Euro je Stunde ersetzt.',
    grund:
      'Die Beträge gelten seit zwölf Jahren. Die Betreuung wird ersetzt, damit auch Eltern und Pflegende ein Mandat wahrnehmen können.',
  },
  {
    key: 'geschaeftsordnung',
    art: 'antrag',
    titel: 'Geschäftsordnung: Teilnahme mit Bild und Ton',
    amt: 'hauptamt',
    vorschlag:
      'Mitglieder dürfen bei Krankheit oder Betreuung von Angehörigen an öffentlichen Sitzungen mit Bild und Ton teilnehmen. Wahlen sind ausgenommen.',
    grund:
      'Die Technik im Großen Sitzungssaal ist seit dem Frühjahr vorhanden und in vier Ausschusssitzungen erprobt. Fällt die Verbindung aus, wird die Sitzung höchstens 15 Minuten unterbrochen.',
  },
  {
    key: 'digitaler-lotse',
    titel: 'Behördenlotse im Rathaus: Erfahrungen nach einem Jahr',
    amt: 'hauptamt',
    vorschlag: 'Der Bildschirm im Foyer bleibt, ein zweiter kommt in die Wandelhalle.',
    grund:
      'Im Schnitt suchen 46 Menschen am Tag. Am häufigsten gefragt sind Personalausweis, Wohnsitz und Führungszeugnis. Große Schrift und der Ausdruck mit Zimmernummer werden gelobt, die Höhe des Bildschirms wurde für Rollstühle nachgebessert.',
  },
  {
    key: 'friedhof',
    titel: 'Friedhofssatzung: Baumgräber und Gebühren',
    amt: 'bauamt',
    vorschlag:
      'Unter den Linden im alten Teil werden 60 Plätze für Urnen angeboten. Die Gebühren werden neu gefasst.',
    grund:
      'Sieben von zehn Bestattungen sind Urnen, nach Baumgräbern wird jede Woche gefragt. Die Namen stehen auf einer gemeinsamen Stele aus Sandstein.',
  },
]
