import type { VorlageContent } from '../shape.ts'

const amt = 'tourist-information'
const kur = 'kurverwaltung'

/** Papers about the spa, guests and culture. */
export const kurUndKultur: VorlageContent[] = [
  {
    key: 'kurtaxe',
    titel: 'Kurtaxe: Satzung und Leistungen der Silberkarte',
    amt: kur,
    vorschlag:
      'Die Kurtaxe beträgt 3,20 Euro je Person und Nacht. Unter 16 Jahren entfällt sie. Mit der Silberkarte fahren Gäste frei mit Bus und Bahn im Silbertal.',
    grund:
      'Der Aufwand für Kurpark, Konzerte und Wege liegt bei 2,1 Millionen Euro, davon deckt die Kurtaxe bisher 58 Prozent. Die freie Fahrt kostet 0,38 Euro je Nacht und wird von 71 Prozent der Befragten als wichtigster Vorteil genannt.',
    datei: 'kurtaxe-kalkulation',
  },
  {
    key: 'thermalbad-preise',
    titel: 'Thermalbad: Eintrittspreise',
    amt: kur,
    vorschlag:
      'Drei Stunden kosten 14,50 Euro, die Tageskarte 19 Euro. Für Kinder bis sechs Jahre bleibt der Eintritt frei.',
    grund:
      'Die Preise sind seit drei Jahren unverändert, die Löhne um elf Prozent gestiegen. Die Zehnerkarte für Einheimische behält ihren Preis.',
  },
  {
    key: 'thermalbad-fugen',
    plan: ['gr'],
    titel: 'Thermalbad: Sanierung des Außenbeckens',
    amt: kur,
    vorschlag: 'Das Becken wird im Januar drei Wochen lang geschlossen und neu verfugt.',
    grund:
      'Täglich gehen 14 Kubikmeter Thermalwasser verloren. Gearbeitet wird in zwei Schichten. Wer eine Jahreskarte hat, bekommt drei Wochen gutgeschrieben.',
  },
  {
    key: 'bergbahn-seil',
    titel: 'Bergbahn: neues Zugseil',
    amt: 'stadtwerke',
    vorschlag: 'Das Zugseil wird für 214.000 Euro bestellt und in der Herbstrevision aufgelegt.',
    grund:
      'Das jetzige Seil hat nach 41.000 Betriebsstunden elf gebrochene Drähte auf der Prüflänge. Erlaubt wären 16; die Lieferzeit beträgt neun Monate.',
  },
  {
    key: 'wohnmobil',
    titel: 'Wohnmobilstellplatz: zwölf weitere Plätze',
    amt,
    vorschlag:
      'Der Platz in Oberwies wird um zwölf auf 32 Plätze mit Strom erweitert. Die Nacht kostet 14 Euro zuzüglich Kurtaxe.',
    grund:
      'An 142 Tagen war der Platz voll; abgewiesene Gäste standen am Friedhof und am Sportplatz. Die Fläche ist befestigt, eine zweite Säule für Wasser genügt.',
  },
  {
    key: 'festival-vertrag',
    titel: 'Rossini-Festival: Vereinbarung für drei Spielzeiten',
    amt: kur,
    vorschlag:
      'Der Zuschuss beträgt 285.000 Euro je Spielzeit. Das Festival spielt mindestens eine Vorstellung für Schulklassen und eine Probe bei freiem Eintritt.',
    grund:
      'Im letzten Sommer kamen 9.400 Gäste, 62 Prozent von ihnen übernachteten in der Stadt. Mit drei Jahren Sicherheit kann das Festival Stimmen früher verpflichten.',
  },
  {
    key: 'kastanienallee',
    titel: 'Kastanienallee: Pflege von 19 Bäumen',
    amt: 'bauamt',
    vorschlag: 'Die Bäume werden zurückgeschnitten und mit Seilen gesichert. Gefällt wird keiner.',
    grund:
      'Das Gutachten fand an 19 der 112 Kastanien morsche Äste. Jüngere Rosskastanien leiden unter der Miniermotte; nachgepflanzt wird künftig mit einer Sorte, die sie verschont.',
  },
  {
    key: 'kiosk-karsee',
    titel: 'Kiosk am Karsee: Verpachtung',
    amt,
    plan: ['gr'],
    vorschlag: 'Der Kiosk wird öffentlich für fünf Jahre ausgeschrieben.',
    grund:
      'Der Pachtvertrag endet im Herbst. Verlangt werden Mehrweg, ein Angebot ohne Fleisch und eine Öffnung von April bis Oktober. Die Toilette bleibt in der Zeit für alle offen.',
  },
  {
    key: 'wegweiser-quellenweg',
    titel: 'Quellenweg: neue Wegweiser',
    amt,
    vorschlag: '38 Schilder aus Lärche werden beschafft.',
    grund:
      'Die alten Tafeln sind verwittert, jede vierte zeigt falsche Zeiten. Die Schilder nennen künftig auch die Höhenmeter. Eine Werkstatt für Menschen mit Behinderung stellt sie her.',
  },
  {
    key: 'lichterfest',
    titel: 'Lichterfest: neuer Termin und Rahmen',
    amt,
    vorschlag:
      'Das Fest findet zwei Wochen später statt und endet um 23:00 Uhr. Statt des Feuerwerks gibt es eine Lichtinszenierung am Musikpavillon.',
    grund:
      'Wegen der Arbeiten in der Allee ist der ursprüngliche Termin nicht zu halten. Ein Feuerwerk über trockenem Laub hält die Feuerwehr für zu gefährlich.',
  },
  {
    key: 'markt-ordnung',
    zurueckgezogen: { woche: -1, grund: 'Der Handelsverein wird zuvor noch einmal gehört.' },
    titel: 'Marktordnung: Wochenmarkt auch am Freitagnachmittag',
    amt: 'ordnungsamt',
    vorschlag:
      'Von April bis Oktober ist auch freitags von 14:00 bis 18:00 Uhr Markt. Die Probe läuft zwei Jahre.',
    grund:
      'Elf der 18 Beschickerinnen und Beschicker haben zugesagt. Der Nachmittag erreicht Berufstätige und Gäste, die zum Wochenende anreisen.',
  },
]
