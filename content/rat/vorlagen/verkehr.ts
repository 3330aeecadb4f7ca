import type { VorlageContent } from '../shape.ts'

const amt = 'ordnungsamt'

/** Papers about traffic, parking, public order and the environment. */
export const verkehr: VorlageContent[] = [
  {
    key: 'parkgebuehren',
    titel: 'Parkgebühren in der Innenstadt ab dem neuen Jahr',
    amt,
    vorschlag:
      'Die Stunde kostet auf dem Marktplatz 1,80 Euro, in den Parkhäusern 1,20 Euro. Die ersten 30 Minuten bleiben überall frei.',
    grund:
      'Seit acht Jahren gelten 1,20 und 0,80 Euro. Der Marktplatz ist samstags zu 96 Prozent belegt, das Parkhaus am Kurpark zu 58. Der größere Unterschied soll Suchverkehr aus der Altstadt nehmen. Erwartet werden 74.000 Euro mehr im Jahr.',
    datei: 'gebuehrenvergleich',
    fassung: {
      datei: 'gebuehrenvergleich-alt',
      woche: -37,
      grund: 'Vierter Ort ergänzt, Vorschlag von 1,60 auf 1,80 Euro geändert',
    },
  },
  {
    key: 'bewohnerparken',
    titel: 'Bewohnerparken im Kurviertel',
    amt,
    vorschlag:
      'Zwischen Kurparkallee und Theaterweg wird eine Zone für Bewohnerinnen und Bewohner eingerichtet. Der Ausweis kostet 60 Euro im Jahr.',
    grund:
      'In der Festspielzeit finden Anwohner nach 17:00 Uhr keinen Platz mehr. 212 Haushalte haben geantwortet, 151 sind dafür. 84 der 140 Stellplätze bleiben tagsüber für alle.',
  },
  {
    key: 'tempo30-badstrasse',
    titel: 'Tempo 30 in der Badstraße',
    amt,
    vorschlag: 'Die Verwaltung ordnet zwischen Kurpark und Thermalbad Tempo 30 an.',
    grund:
      'An der Rehaklinik queren täglich rund 900 Menschen, viele an Gehstöcken. Gemessen wurden im Mittel 47 Stundenkilometer. Die Straßenverkehrsordnung erlaubt die Anordnung vor Kliniken ausdrücklich.',
  },
  {
    key: 'fahrradstrasse',
    titel: 'Schulstraße wird Fahrradstraße',
    amt,
    vorschlag:
      'Die Schulstraße wird für ein Jahr zur Probe Fahrradstraße. Anlieger dürfen weiter hineinfahren.',
    grund:
      'Morgens fahren 130 Kinder mit dem Rad zur Schule, dazu kommen 60 Autos von Eltern. Zwei Haltebereiche in der Poststraße ersetzen das Halten vor dem Tor.',
  },
  {
    key: 'laermaktionsplan',
    titel: 'Fortschreibung des Lärmaktionsplans',
    amt: 'bauamt',
    vorschlag: 'Der Entwurf wird beraten und der Öffentlichkeit vorgelegt.',
    grund:
      'An der Ortsdurchfahrt sind 340 Menschen nachts mehr als 55 Dezibel ausgesetzt. Vorgeschlagen werden Tempo 30 zwischen 22:00 und 06:00 Uhr, leiser Asphalt bei der nächsten Erneuerung und ein Zuschuss für Schallschutzfenster.',
  },
  {
    key: 'silbertalbahn',
    titel: 'Silbertalbahn: spätere Fahrten am Wochenende',
    amt: 'hauptamt',
    vorschlag: 'Die Stadt trägt die Hälfte der Mehrkosten, höchstens 46.000 Euro im Jahr.',
    grund:
      'Der letzte Zug fährt bisher um 22:38 Uhr und damit vor dem Ende der meisten Konzerte. Mit einer Fahrt um 00:38 Uhr sind auch Thermennächte und Festspiele ohne Auto erreichbar. Die andere Hälfte übernimmt der Landkreis.',
  },
  {
    key: 'ladesaeulen',
    titel: 'Ladepunkte auf städtischen Parkplätzen',
    amt: 'stadtwerke',
    vorschlag:
      'Die Stadtwerke bauen bis zum übernächsten Sommer 24 Ladepunkte auf vier Parkplätzen.',
    grund:
      'Heute gibt es sieben. Am Bahnhof, am Thermalbad, an der Talstation und in Oberwies liegen die Leitungen bereits in der Nähe. Gezahlt wird mit jeder üblichen Karte, ohne Vertrag.',
  },
  {
    key: 'waermeplan',
    titel: 'Kommunale Wärmeplanung: Zielbild',
    amt: 'stadtwerke',
    vorschlag:
      'Das Zielbild wird beschlossen. Das Netz, das die Abwärme des Thermalwassers nutzt, wird zuerst ins Kurviertel verlängert.',
    grund:
      'Das Thermalwasser verlässt die Becken mit 29 Grad und fließt bisher ungenutzt in den Bach. Mit zwei Wärmepumpen ließen sich daraus 380 Haushalte versorgen. In den Ortsteilen bleiben einzelne Wärmepumpen und Holz die günstigere Lösung.',
    datei: 'waermeplan',
  },
  {
    key: 'starkregen',
    titel: 'Starkregenkarte und Schutz am Mühlbach',
    amt: 'bauamt',
    vorschlag:
      'Die Karte wird veröffentlicht. Für das Rückhaltebecken oberhalb der Mühle wird die Planung beauftragt.',
    grund:
      'Beim Unwetter im vorletzten Sommer standen 31 Keller unter Wasser. Die Karte zeigt, wo sich Wasser sammelt; alle Betroffenen bekommen vorher einen Brief mit Rat, was sie selbst tun können.',
  },
  {
    key: 'hundesteuer',
    titel: 'Änderung der Hundesteuersatzung',
    amt: 'kaemmerei',
    vorschlag:
      'Der erste Hund kostet 108 Euro im Jahr, jeder weitere 216 Euro. Hunde aus dem Tierheim sind zwei Jahre lang frei.',
    grund:
      'Die Steuer wurde zuletzt vor elf Jahren geändert. Gemeldet sind 412 Hunde. 34 neue Beutelspender und zwei Wiesen zum Freilauf sind in derselben Zeit dazugekommen.',
  },
  {
    key: 'forstbetriebsplan',
    titel: 'Forstbetriebsplan für den Stadtwald',
    amt: 'kaemmerei',
    vorschlag: 'Dem Plan mit einem Einschlag von 5.200 Festmetern wird zugestimmt.',
    grund:
      'Auf 38 Hektar hat der Borkenkäfer Fichten getötet. Gepflanzt werden 9.000 Weißtannen, Douglasien und Eichen. Trotz des schwachen Holzpreises bleibt ein kleiner Überschuss von 21.000 Euro.',
  },
  {
    key: 'bannwald',
    titel: 'Rauhe Halde: elf Hektar ohne Nutzung',
    amt: 'bauamt',
    vorschlag:
      'Die Abteilung wird dauerhaft aus der Nutzung genommen. Die Punkte kommen auf das Ökokonto der Stadt.',
    grund:
      'Hier brütet das Auerhuhn, geerntet wurde seit 1988 nichts mehr. Die Ökopunkte decken den Ausgleich für das Baugebiet Mühlbachwiesen.',
  },
]
