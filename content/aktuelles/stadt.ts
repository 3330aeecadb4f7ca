import type { AktuellesContent } from '../shape.ts'

/** News of town hall and streets, by days before today. */
export const stadt: AktuellesContent[] = [
  {
    titel: { de: 'Fundräder werden versteigert', en: 'Lost bicycles to be auctioned' },
    tag: -47,
    bis: -12,
    einleitung: {
      de: '23 Räder, zwei Roller und ein Hochrad suchen neue Besitzer.',
      en: '23 bicycles, two scooters and a penny-farthing are looking for new owners.',
    },
    text: {
      de: 'Versteigert wird im Hof des Rathauses, Gebote beginnen bei 5,00 €. Wer sein Rad wiedererkennt und den Kaufbeleg hat, bekommt es vorher zurück: [Bürgerbüro](/de/behoerdenlotse/buergerbuero-id_1/).',
      en: 'The auction takes place in the courtyard of the town hall, and bids start at €5.00. If you recognise your bicycle and have the receipt, you get it back beforehand: [citizens’ office](/en/authorities/citizens-office-id_1/).',
    },
    bild: 'radweg',
    gruppen: ['einwohner'],
  },
  {
    titel: { de: 'Trinkbrunnen am Bahnhof läuft', en: 'Drinking fountain at the station running' },
    tag: -63,
    einleitung: {
      de: 'Seit Montag gibt es auf dem Bahnhofsvorplatz kostenloses Trinkwasser.',
      en: 'Since Monday there has been free drinking water in front of the station.',
    },
    text: {
      de: 'Der Brunnen ist aus Silbertäler Sandstein, hat zwei Höhen und eine Schale für Hunde. Er schaltet sich bei Frost selbst ab. Drei weitere sind für die Badgasse, den Spielplatz und den Friedhof geplant.',
      en: 'The fountain is made of Silbertal sandstone and has two heights and a bowl for dogs. It turns itself off in frost. Three more are planned for Badgasse, the playground and the cemetery.',
    },
    bild: 'bahnhof',
    gruppen: ['einwohner', 'gaeste'],
  },
  {
    titel: { de: 'Rathausuhr geht wieder richtig', en: 'Town hall clock right again' },
    tag: -82,
    einleitung: {
      de: 'Elf Wochen lang war es in der Badgasse acht Minuten später als am Markt.',
      en: 'For eleven weeks it was eight minutes later in Badgasse than on the square.',
    },
    text: {
      de: 'Eine Taube hatte im Uhrwerk gebrütet. Uhrmacherin Frieda Sommerkorn wartete, bis die Jungen flügge waren, ölte dann das Gehwerk und setzte ein Gitter vor die Öffnung.',
      en: 'A pigeon had nested in the works. Clockmaker Frieda Sommerkorn waited until the young had flown, then oiled the movement and fitted a grille.',
    },
    bild: 'marktplatz',
    gruppen: ['einwohner'],
  },
  {
    titel: { de: 'Badgasse: Glasfaser bis ins Haus', en: 'Badgasse: fibre to the home' },
    tag: -104,
    einleitung: {
      de: 'Die Arbeiten beginnen am Markt und sind nach sechs Wochen am Badehaus.',
      en: 'Work starts at the square and reaches the bath house after six weeks.',
    },
    text: {
      de: `Gegraben wird in Abschnitten von 30 Metern, jeder ist höchstens vier Tage offen. Geschäfte bleiben zu Fuß erreichbar, für Rollstühle liegen Rampen aus.

Den Anschluss beantragen Eigentümerinnen und Eigentümer kostenlos, solange der Bagger da ist.`,
      en: `The trench is dug in sections of 30 metres, each open for four days at most. Shops can be reached on foot, and there are ramps for wheelchairs.

Owners can apply for a connection free of charge while the digger is there.`,
    },
    bild: 'gasse',
    gruppen: ['einwohner', 'gewerbe'],
  },
  {
    titel: { de: 'Neue Gewerbefläche am Sägewerk', en: 'New business site at the sawmill' },
    tag: -133,
    einleitung: {
      de: 'Sechs Grundstücke zwischen 800 und 2.400 Quadratmetern werden vergeben.',
      en: 'Six plots between 800 and 2,400 square metres are on offer.',
    },
    text: {
      de: 'Bevorzugt werden Betriebe, die ausbilden und ihr Dach für Strom nutzen. Bewerbungen nimmt das Bauamt zwölf Wochen lang entgegen; der Quadratmeter kostet 64 Euro.',
      en: 'Preference is given to firms that take apprentices and use their roofs for power. The building office accepts applications for twelve weeks; the price is 64 euros per square metre.',
    },
    bild: 'tal-sommer',
    gruppen: ['gewerbe'],
  },
  {
    titel: { de: 'Bauhof fährt elektrisch', en: 'Works department goes electric' },
    tag: -158,
    einleitung: {
      de: 'Kehrmaschine, Pritschenwagen und drei Lastenräder ersetzen fünf Dieselfahrzeuge.',
      en: 'A sweeper, a flatbed truck and three cargo bikes replace five diesel vehicles.',
    },
    text: {
      de: 'Die Kehrmaschine ist so leise, dass sie schon um sechs Uhr fahren darf. Den Strom liefert das Dach der Grundschule. Die alten Fahrzeuge brachten bei der Versteigerung 38.400 Euro.',
      en: 'The sweeper is quiet enough to start at six in the morning. Its power comes from the roof of the primary school. The old vehicles fetched 38,400 euros at auction.',
    },
    bild: 'marktplatz',
    gruppen: ['einwohner'],
  },
  {
    titel: { de: 'Wahlhelferinnen und Wahlhelfer gesucht', en: 'Polling assistants wanted' },
    tag: -187,
    bis: -140,
    einleitung: {
      de: 'Für sieben Wahlräume braucht die Stadt 56 Freiwillige.',
      en: 'The town needs 56 volunteers for seven polling stations.',
    },
    text: {
      de: 'Es gibt 50 Euro, Brezeln und eine Schulung von zwei Stunden. Wer mindestens 16 ist, meldet sich im [Bürgerbüro](/de/behoerdenlotse/buergerbuero-id_1/).',
      en: 'You get 50 euros, pretzels and two hours of training. Anyone aged 16 or over may apply at the [citizens’ office](/en/authorities/citizens-office-id_1/).',
    },
    bild: 'rathaus-foyer',
    gruppen: ['einwohner'],
  },
  {
    titel: { de: 'Grundschule: Richtfest für den Anbau', en: 'Primary school: topping out' },
    tag: -214,
    einleitung: {
      de: 'Vier Klassenzimmer, eine Mensa und ein Dach aus dem eigenen Wald.',
      en: 'Four classrooms, a canteen and a roof from the town’s own forest.',
    },
    text: {
      de: 'Die Zimmerleute tranken auf die Bauherrin, die Kinder auf die Zimmerleute, mit Apfelsaft. 312 Fichten stecken im Dachstuhl. Eröffnet wird zum neuen Schuljahr.',
      en: 'The carpenters drank to the client and the children to the carpenters, in apple juice. There are 312 spruces in the roof. It opens at the start of the school year.',
    },
    bild: 'tal-abend',
    gruppen: ['einwohner', 'familien'],
  },
  {
    titel: {
      de: 'Parken am Kurpark: Schranken weichen Kameras',
      en: 'Parking at the spa park: cameras replace barriers',
    },
    tag: -246,
    einleitung: {
      de: 'Kein Ziehen, kein Warten: Bezahlt wird beim Gehen oder bis zum nächsten Tag.',
      en: 'No ticket, no queue: pay as you leave or by the next day.',
    },
    text: {
      de: 'Das System liest nur die ersten 24 Stunden lang Kennzeichen und löscht sie nach der Zahlung. Bar bezahlen können Sie weiterhin am Automaten. Wer nicht klarkommt, drückt den grünen Knopf; dort meldet sich ein Mensch.',
      en: 'Number plates are deleted once you have paid. You can still pay cash at the machine. If you are stuck, press the green button, which is answered by a person.',
    },
    bild: 'parkplatz',
    gruppen: ['gaeste', 'einwohner'],
  },
  {
    titel: { de: 'Hundesteuer jetzt auch online', en: 'Dog tax now online' },
    tag: -279,
    einleitung: {
      de: 'An- und Abmelden geht ohne Gang ins Rathaus. Die Marke kommt mit der Post.',
      en: 'Register your dog without a visit to the town hall. The tag comes by post.',
    },
    text: {
      de: 'Das Formular braucht Name, Rasse und Chipnummer und dauert vier Minuten. Für Hunde aus dem Tierheim entfällt die Steuer im ersten Jahr. Fragen beantwortet das [Steueramt](/de/behoerdenlotse/stadtkaemmerei-und-steueramt-id_3/).',
      en: 'The form asks for name, breed and chip number and takes four minutes. Dogs from the shelter are free for the first year. Questions? The [tax office](/en/authorities/treasury-and-tax-office-id_3/) helps.',
    },
    bild: 'buergerbuero',
    gruppen: ['einwohner'],
  },
  {
    titel: { de: 'Brücke am Mühlbach erneuert', en: 'Mill brook bridge renewed' },
    tag: -318,
    einleitung: {
      de: 'Die neue Brücke ist einen halben Meter breiter und aus Eiche.',
      en: 'The new bridge is half a metre wider and made of oak.',
    },
    text: {
      de: 'Nach dem Hochwasser im Frühjahr war nur ein Steg geblieben. Jetzt kommen auch Kinderwagen und Lastenräder wieder hinüber. Die Kosten von 86.000 Euro trägt zur Hälfte das Land.',
      en: 'After the spring flood only a plank had been left. Now pushchairs and cargo bikes can cross again. Half of the 86,000 euros comes from the state.',
    },
    bild: 'muehlbach',
    gruppen: ['einwohner', 'familien'],
  },
  {
    titel: { de: 'Partnerstadt zu Besuch', en: 'A visit from the twin town' },
    tag: -352,
    einleitung: {
      de: '42 Gäste aus Saint-Aubin-des-Sources waren vier Tage in der Stadt.',
      en: '42 guests from Saint-Aubin-des-Sources spent four days in the town.',
    },
    text: {
      de: 'Beim Boulespiel unterlag der Gemeinderat mit 4 zu 13, beim Maultaschenessen war es umgekehrt. Der Gegenbesuch ist für das übernächste Jahr verabredet.',
      en: 'The council lost at boules by 4 to 13; with Maultaschen it was the other way round. The return visit has been arranged for the year after next.',
    },
    bild: 'kurgarten',
    gruppen: ['einwohner', 'kultur'],
  },
  {
    titel: {
      de: 'Standesamt: Trauungen auf dem Hohen Stein',
      en: 'Registry office: weddings on the Hoher Stein',
    },
    tag: -401,
    einleitung: {
      de: 'Von Mai bis September dürfen Sie oben heiraten, mit Bergbahn und Aussicht.',
      en: 'From May to September you may marry at the top, funicular and view included.',
    },
    text: {
      de: 'Zwölf Samstage stehen zur Wahl. Die Bahn nimmt bis zu 50 Gäste mit, das Kleid darf sitzen. Bei Sturm wird im Trauzimmer getraut; das entscheidet das [Standesamt](/de/behoerdenlotse/standesamt-id_2/) am Morgen.',
      en: 'There are twelve Saturdays to choose from. The funicular carries up to fifty guests, and the dress may sit. In a storm the ceremony moves to the wedding room; the [registry office](/en/authorities/registry-office-id_2/) decides in the morning.',
    },
    bild: 'trauzimmer',
    gruppen: ['einwohner', 'gaeste'],
  },
  {
    titel: { de: 'Bibliothek der Dinge eröffnet', en: 'Library of things opens' },
    tag: -468,
    einleitung: {
      de: 'Bohrmaschine, Waffeleisen, Fernglas: Im Bürgerhaus wird verliehen, was man selten braucht.',
      en: 'Drill, waffle iron, binoculars: the Bürgerhaus lends what one rarely needs.',
    },
    text: {
      de: 'Der Bürgerverein hat 240 Dinge zusammengetragen. Ausgeliehen wird freitags für eine Woche, gegen Pfand und das Versprechen, sauber zurückzugeben.',
      en: 'The citizens’ society has collected 240 things. They are lent on Fridays for a week against a deposit and the promise to return them clean.',
    },
    bild: 'gasse',
    gruppen: ['einwohner', 'familien'],
  },
]
