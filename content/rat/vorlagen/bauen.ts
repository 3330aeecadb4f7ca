import type { VorlageContent } from '../shape.ts'

const amt = 'bauamt'

/** Papers about building, roads and squares. */
export const bauen: VorlageContent[] = [
  {
    key: 'talstrasse-entwurf',
    titel: 'Umgestaltung der Talstraße: Entwurf und Auslegung',
    amt,
    vorschlag:
      'Dem Entwurf wird zugestimmt. Die Verwaltung legt ihn fünf Wochen lang öffentlich aus und stellt ihn in einer Einwohnerversammlung vor.',
    grund:
      'Zwischen Bahnhof und Stadtwerken fahren werktags 6.800 Kraftfahrzeuge auf einer Fahrbahn von 1974. Der Entwurf verbreitert die Gehwege auf 2,50 Meter, legt bergauf einen Schutzstreifen für Räder an, pflanzt 24 Bäume und baut drei Haltestellen stufenlos um. Es entfallen 19 von 61 Stellplätzen. Die Kosten liegen bei 1,1 Millionen Euro, das Land fördert voraussichtlich die Hälfte.',
    datei: 'lageplan',
  },
  {
    key: 'talstrasse-stand',
    art: 'informationsvorlage',
    titel: 'Umgestaltung der Talstraße: Bericht zum Stand der Auslegung',
    amt,
    vorschlag: 'Der Gemeinderat nimmt den Bericht zur Kenntnis.',
    grund:
      'Bisher sind 43 Stellungnahmen eingegangen. 21 wünschen mehr Kurzzeitstellplätze vor der Bäckerei, 14 einen durchgehenden Radstreifen auch bergab, acht sorgen sich um die Zufahrt zum Sägewerk. Die Abwägung folgt in der übernächsten Sitzung.',
  },
  {
    key: 'schule-vergabe-zimmerer',
    titel: 'Anbau der Grundschule: Vergabe der Zimmererarbeiten',
    amt,
    vorschlag: 'Der Auftrag geht an das wirtschaftlichste Angebot zu 612.480,00 Euro brutto.',
    grund:
      'Auf die öffentliche Ausschreibung sind vier Angebote eingegangen, drei konnten gewertet werden. Das günstigste liegt 4,2 Prozent unter der Kostenberechnung. Der Holzbau beginnt nach den Pfingstferien, damit Decken und Dach in den Sommerferien geschlossen werden.',
  },
  {
    key: 'schule-rohbau',
    titel: 'Anbau der Grundschule: Vergabe von Erd- und Rohbauarbeiten',
    amt,
    vorschlag:
      'Der Auftrag über 884.000 Euro wird vergeben. Die Bürgermeisterin darf Nachträge bis 40.000 Euro selbst freigeben.',
    grund:
      'Fünf Betriebe haben angeboten. Der Baugrund ist erkundet; in der Nordostecke steht Fels an, der gebohrt und nicht gesprengt wird. Gebaut wird in den Wochen, in denen der Pausenhof über die Schulstraße erreichbar bleibt.',
  },
  {
    key: 'halde-vergabe',
    titel: 'Baugebiet Obere Halde: Richtlinien für die Vergabe der Bauplätze',
    amt,
    vorschlag: 'Die Richtlinien werden in der Fassung der Anlage beschlossen.',
    grund:
      'Für 24 Plätze haben sich 71 Haushalte vormerken lassen. Punkte gibt es für Kinder, Pflege, Ehrenamt und einen Arbeitsplatz in der Stadt. Ein Viertel der Plätze ist für Menschen reserviert, die noch nicht hier wohnen; ohne diese Öffnung wäre die Vergabe rechtlich angreifbar.',
    datei: 'vergaberichtlinien',
  },
  {
    key: 'halde-preis',
    titel: 'Baugebiet Obere Halde: Kaufpreise',
    amt: 'kaemmerei',
    vorschlag:
      'Die Plätze werden für 214 bis 221 Euro je Quadratmeter verkauft, die vier Plätze für Mehrfamilienhäuser im Gebotsverfahren.',
    grund:
      'Mit diesen Preisen sind Grunderwerb, Erschließung und Ausgleichsflächen gedeckt. Der Gutachterausschuss hält 235 Euro für marktgerecht; der Abstand ist als Familienförderung gewollt und zulässig.',
  },
  {
    key: 'muehlbachwiesen-aufstellung',
    titel: 'Bebauungsplan „Mühlbachwiesen“: Beschluss zur Aufstellung',
    amt,
    vorschlag:
      'Der Bebauungsplan wird aufgestellt. Der Vorentwurf wird vier Wochen lang ausgelegt.',
    grund:
      'Auf 1,6 Hektar entstehen 16 Bauplätze, darunter vier Reihenhäuser und ein Platz für Arztpraxen. Der Mühlbach behält einen Uferstreifen von zehn Metern. Das Hochwasser, das statistisch alle hundert Jahre kommt, reicht nicht bis an die Bauflächen.',
    datei: 'lageplan',
  },
  {
    key: 'badgasse-pflaster',
    titel: 'Badgasse: neues Pflaster zwischen Marktbrunnen und Gerbergasse',
    amt,
    vorschlag:
      'Die Gasse wird auf 140 Metern neu gepflastert. Der vorhandene Granit wird wiederverwendet, die Fugen werden gebunden.',
    grund:
      'Seit zwei Wintern lösen sich Steine; im Bürgerbüro wurden elf Stürze gemeldet. Gesägte Oberflächen in der Mitte ergeben einen 1,60 Meter breiten Streifen, auf dem Rollatoren und Rollstühle ruhig laufen. 186.000 Euro stehen im Haushalt.',
  },
  {
    key: 'bruecke-uferweg',
    titel: 'Ersatz der Fußgängerbrücke am Uferweg',
    amt,
    vorschlag:
      'Die Holzbrücke wird durch eine Brücke aus Aluminium mit 2,50 Metern Breite ersetzt.',
    grund:
      'Die letzte Prüfung ergab die Note 3,4: Zwei Längsträger sind vom Pilz befallen. Eine Sanierung käme auf 78.000 Euro und hielte zehn Jahre, der Neubau auf 132.000 Euro und achtzig. Während der Bauzeit führt die Umleitung über die Brückenstraße.',
  },
  {
    key: 'altstadt-satzung',
    titel: 'Gestaltungssatzung Altstadt: Solaranlagen auf Dächern',
    amt,
    vorschlag:
      'Solaranlagen sind künftig auf allen Dachflächen erlaubt, die vom Marktplatz aus nicht zu sehen sind. Auf den übrigen sind rote oder in die Dachhaut eingebaute Module zulässig.',
    grund:
      'Bisher brauchte jede Anlage eine Ausnahme; 17 von 19 Anträgen wurden am Ende genehmigt, im Mittel nach fünf Monaten. Das Denkmalamt hat der neuen Fassung zugestimmt.',
  },
  {
    key: 'bauantrag-kirchgasse',
    titel: 'Bauantrag Kirchgasse 9: Ausbau des Dachgeschosses mit zwei Wohnungen',
    amt,
    vorschlag: 'Das Einvernehmen wird erteilt.',
    grund:
      'Das Vorhaben fügt sich ein. Die beiden Gauben entsprechen der Gestaltungssatzung, ein Stellplatz wird nachgewiesen, der zweite abgelöst.',
  },
  {
    key: 'bauantrag-silberstrasse',
    titel: 'Bauantrag Silberstraße 22: Werkhalle für eine Schreinerei',
    amt,
    vorschlag: 'Das Einvernehmen wird erteilt, wenn der Nachweis zum Lärm vorliegt.',
    grund:
      'Die Halle hat 480 Quadratmeter und ein begrüntes Dach. Zum nächsten Wohnhaus sind es 46 Meter. Betriebszeit ist werktags von 07:00 bis 18:00 Uhr.',
  },
  {
    key: 'feuerwehr-haus',
    titel: 'Feuerwehrhaus: Umbau der Umkleiden',
    amt: 'ordnungsamt',
    vorschlag:
      'Der Umbau wird für 340.000 Euro beauftragt. Der Antrag auf Förderung wird gestellt.',
    grund:
      '64 Aktive, darunter 15 Frauen, ziehen sich heute neben laufenden Motoren um. Getrennte Umkleiden mit Schleuse halten Ruß von der Alltagskleidung fern; die Unfallkasse verlangt sie bis Ende des übernächsten Jahres.',
  },
]
