import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Haltverbot für Umzug oder Lieferung» to «Infektionsschutzbelehrung für Lebensmittelberufe». */
export const halInf: VerfahrenContent[] = [
  {
    key: 'haltverbot',
    titel: {
      de: 'Haltverbot für Umzug oder Lieferung',
      en: 'No-stopping zone for removals and deliveries',
    },
    synonyme: {
      de: ['Parkverbot', 'Umzugswagen', 'Halteverbotsschild'],
      en: ['removal van', 'parking ban'],
    },
    kurztext: {
      de: 'Wir reservieren den Platz vor der Tür, damit der Möbelwagen nicht kreist.',
      en: 'We keep the space outside your door free so that the van need not circle.',
    },
    text: {
      de: `Wer mit dem Möbelwagen kommt, einen Kran braucht oder Fertigteile geliefert bekommt, kann für einen Tag ein Haltverbot beantragen. Wir legen Länge und Uhrzeit fest und schicken Ihnen die Anordnung mit einem Plan. Schilder leihen Sie beim Bauhof oder bei einer Verleihfirma.

Aufgestellt werden sie mindestens drei volle Tage vorher, sonst darf niemand abgeschleppt werden. Notieren Sie beim Aufstellen die Kennzeichen der Autos, die schon dort stehen; den Vordruck dafür legen wir bei. In engen Gassen der Altstadt prüfen wir auch, ob die Feuerwehr noch durchkommt.`,
      en: `If you are moving house, need a crane or are having prefabricated parts delivered, you can apply for a no-stopping zone for a day. We set its length and hours and send you the order with a plan. Signs can be borrowed from the works depot or a hire firm.

They have to be put up at least three full days in advance, or nobody may be towed away. When you do so, note the number plates of cars already parked there; we enclose a form. In the narrow lanes of the old town we also check that fire engines can still get through.`,
    },
    unterlagen: {
      de: ['Ort, Tag und Uhrzeit', 'Länge des Fahrzeugs', 'Skizze oder Foto der Stelle'],
      en: ['Place, date and time', 'Length of the vehicle', 'Sketch or photograph of the place'],
    },
    gebuehr: {
      de: '35,00 €; Schilder vom Bauhof 20,00 € und 50,00 € Pfand',
      en: '€35.00; signs from the depot €20.00 plus a €50.00 deposit',
    },
    dauer: { de: 'Drei Werktage', en: 'Three working days' },
    fristen: { de: 'Antrag zehn Tage vorher', en: 'Apply ten days ahead' },
    rechtsgrundlage: [
      '§ 45 Absätze 1 und 6 Straßenverkehrs-Ordnung (StVO)',
      'Gebührenordnung für Maßnahmen im Straßenverkehr (GebOSt)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann'],
    lebenslagen: ['umzug', 'bauen'],
    leistungsschluessel: '99999057000000',
  },
  {
    key: 'handwerkerparkausweis',
    titel: { de: 'Handwerkerparkausweis', en: 'Tradespeople’s parking permit' },
    synonyme: {
      de: ['Parken für Handwerker', 'Pflegedienst parken', 'Montagefahrzeug'],
      en: ['contractor parking', 'care services'],
    },
    kurztext: {
      de: 'Für Betriebe mit Werkstattwagen und ambulante Pflege, im ganzen Nordschwarzwald gültig.',
      en: 'For firms with workshop vans and home care, valid throughout the northern Black Forest.',
    },
    text: {
      de: `Mit dem Ausweis parken Werkstatt- und Servicefahrzeuge während eines Einsatzes auf Bewohnerplätzen, im eingeschränkten Haltverbot und an Parkscheinautomaten ohne Gebühr. Voraussetzung ist, dass Werkzeug oder Material im Wagen gebraucht wird und in der Nähe kein anderer Platz frei ist. Ambulante Pflegedienste und Hebammen bekommen ihn ebenfalls.

Auf dem Ausweis können bis zu drei Kennzeichen stehen, gültig ist er für jeweils eines. Vor der eigenen Werkstatt und zum Parken über Nacht gilt er nicht. Die Gemeinden der Region erkennen ihn gegenseitig an.`,
      en: `The permit allows workshop and service vans on a job to park in residents’ spaces, in restricted no-stopping zones and at ticket machines without charge. The tools or materials in the van must be needed and no other space available nearby. Home care services and midwives are eligible too.

Up to three number plates may be entered, one of which can use the permit at a time. It does not apply outside your own workshop or overnight. The municipalities of the region recognise each other’s permits.`,
    },
    unterlagen: {
      de: [
        'Gewerbeanmeldung oder Handwerkskarte',
        'Fahrzeugscheine',
        'Foto der Fahrzeuge mit Firmenaufschrift',
      ],
      en: [
        'Trade registration or craft card',
        'Vehicle registration certificates',
        'Photograph of the vans with the company’s name',
      ],
    },
    gebuehr: {
      de: '120,00 € im Jahr, Pflege und Hebammen 60,00 €',
      en: '€120.00 a year, care services and midwives €60.00',
    },
    dauer: { de: 'Drei Werktage', en: 'Three working days' },
    rechtsgrundlage: [
      '§ 46 Absatz 1 Straßenverkehrs-Ordnung (StVO)',
      'Gebührenordnung für Maßnahmen im Straßenverkehr (GebOSt)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999058000000',
  },
  {
    key: 'hausnummer',
    titel: { de: 'Hausnummer zuteilen', en: 'House numbers' },
    synonyme: {
      de: ['Adresse Neubau', 'Straßenname', 'Hausnummernschild'],
      en: ['address of a new building'],
    },
    kurztext: {
      de: 'Neubauten bekommen ihre Nummer mit der Baugenehmigung, auf Wunsch auch früher.',
      en: 'New buildings are numbered with their permit, or earlier if you wish.',
    },
    text: {
      de: `Damit Rettungsdienst, Post und Gäste Sie finden, teilt die Stadt jedem Gebäude mit eigenem Eingang eine Nummer zu. Wir zählen vom Ortskern nach außen, links ungerade, rechts gerade. Bauen Sie zwischen zwei Häusern, kommt ein Buchstabe dazu.

Anbringen müssen Sie das Schild selbst: gut sichtbar neben dem Eingang, höchstens drei Meter über dem Boden, die Ziffern mindestens zehn Zentimeter hoch. In der Altstadt schenken wir Ihnen ein Emailschild aus der Reihe, die dort seit 1908 hängt. Wird eine Nummer geändert, bescheinigen wir das; die Ausweise ändern wir dann kostenlos.`,
      en: `So that ambulances, post and visitors can find you, the town gives every building with its own entrance a number. We count outwards from the centre, odd numbers on the left and even on the right. A house between two others has a letter added.

You put up the plate yourself: clearly visible beside the entrance, no more than three metres above ground, with figures at least ten centimetres high. In the old town we give you an enamel plate from the series that has hung there since 1908. If a number is changed we certify it and amend identity cards free of charge.`,
    },
    unterlagen: {
      de: ['Lageplan mit Eingang', 'Bauantrag oder Baugenehmigung'],
      en: ['Site plan showing the entrance', 'Building application or permit'],
    },
    gebuehr: {
      de: 'Zuteilung kostenlos, Änderung auf Wunsch 40,00 €',
      en: 'Allocation free of charge, change on request €40.00',
    },
    dauer: { de: 'Eine Woche', en: 'One week' },
    rechtsgrundlage: [
      '§ 126 Absatz 3 Baugesetzbuch (BauGB)',
      '§ 5 Absatz 4 Gemeindeordnung für Baden-Württemberg (GemO)',
      'Polizeiverordnung der Stadt Bad Silberbronn',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['sommerhalter'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999059000000',
  },
  {
    key: 'hundesteuer',
    titel: { de: 'Hundesteuer: Hund an- und abmelden', en: 'Dog tax: registering your dog' },
    synonyme: {
      de: ['Hund anmelden', 'Hundemarke', 'Welpe', 'Steuermarke', 'Hundemarke verloren'],
      en: ['dog licence', 'puppy', 'dog tag'],
    },
    kurztext: {
      de: 'Ab dem dritten Lebensmonat, mit Marke für das Halsband.',
      en: 'From the age of three months, with a tag for the collar.',
    },
    text: {
      de: `Wer einen Hund hält, der älter als drei Monate ist, meldet ihn innerhalb eines Monats an. Sie bekommen eine Steuermarke, die der Hund draußen trägt; mit ihrer Nummer finden wir Sie, wenn er wegläuft. Ziehen Sie um, verkaufen Sie den Hund oder stirbt er, melden Sie ihn wieder ab und geben die Marke zurück.

Steuerfrei sind Assistenz- und Rettungshunde. Wer einen Hund aus dem Tierheim aufnimmt, zahlt im ersten Jahr nichts. Für Herdenschutzhunde und Hofhunde auf Einödhöfen gilt die Hälfte. Im Kurpark und auf Spielplätzen haben Hunde leider Pause, auf der Bachwiese dürfen sie frei laufen.`,
      en: `If you keep a dog older than three months, please register it within one month. You receive a tag which the dog wears outdoors; its number helps us find you if the dog runs off. When you move away, sell the dog or it dies, deregister it and return the tag.

Assistance and rescue dogs are exempt. If you take a dog from the animal shelter you pay nothing in the first year. Livestock guardians and farm dogs on remote farms pay half. Dogs must unfortunately stay out of the spa park and playgrounds, but may run free on the riverside meadow.`,
    },
    unterlagen: {
      de: [
        'Rasse, Alter und Chipnummer',
        'Bei Befreiung: Nachweis der Ausbildung oder Bescheinigung des Tierheims',
        'Zur Abmeldung: Steuermarke',
      ],
      en: [
        'Breed, age and chip number',
        'For an exemption: proof of training or the shelter’s certificate',
        'To deregister: the tag',
      ],
    },
    gebuehr: {
      de: '96,00 € im Jahr, jeder weitere Hund 192,00 €; neue Marke 5,00 €',
      en: '€96.00 a year, each further dog €192.00; replacement tag €5.00',
    },
    dauer: {
      de: 'Marke sofort oder in drei Tagen per Post',
      en: 'Tag at once, or by post in three days',
    },
    fristen: { de: 'Innerhalb eines Monats', en: 'Within one month' },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/hund',
      linktext: { de: 'Hund online anmelden', en: 'Register your dog online' },
    },
    rechtsgrundlage: [
      '§ 9 Absatz 3 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      'Hundesteuersatzung der Stadt Bad Silberbronn',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['kollmer'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999060000000',
  },
  {
    key: 'infektionsschutz',
    titel: { de: 'Infektionsschutzbelehrung für Lebensmittelberufe', en: 'Food hygiene briefing' },
    synonyme: {
      de: ['Gesundheitszeugnis', 'rote Karte', 'Küche', 'Vereinsfest'],
      en: ['health certificate', 'kitchen staff'],
    },
    kurztext: {
      de: 'Pflicht vor dem ersten Arbeitstag in Küche, Bäckerei oder Verkauf.',
      en: 'Compulsory before your first day in a kitchen, bakery or shop.',
    },
    text: {
      de: `Wer gewerbsmäßig mit offenen Lebensmitteln umgeht, wird vorher belehrt: wie Keime in die Suppe kommen, wann man zu Hause bleibt und warum Händewaschen hilft. Zuständig ist das Gesundheitsamt im Landratsamt. Sie können die Belehrung als Video in zwölf Sprachen ansehen und bekommen die Bescheinigung danach zugeschickt.

Einmal im Monat kommt das Gesundheitsamt ins Rathaus; melden Sie sich im Bürgerbüro an. Bei Arbeitsbeginn darf die Bescheinigung nicht älter als drei Monate sein, später frischt der Betrieb sie alle zwei Jahre auf. Wer beim Vereinsfest hilft, braucht nur das Merkblatt.`,
      en: `Anybody who works commercially with unpackaged food is briefed first: how germs get into the soup, when to stay at home and why washing hands helps. The district’s health office is responsible. You can watch the briefing as a video in twelve languages and receive the certificate afterwards.

Once a month the health office comes to the town hall; please sign up at the citizens’ office. The certificate must be no more than three months old when you start, and your employer refreshes it every two years. Helpers at a club festival need only read the leaflet.`,
    },
    unterlagen: {
      de: ['Ausweis', 'Bei Minderjährigen: Unterschrift der Eltern'],
      en: ['Identity card or passport', 'For minors: a parent’s signature'],
    },
    gebuehr: {
      de: '28,00 €; für Schulpraktika kostenlos',
      en: '€28.00; free for school placements',
    },
    dauer: { de: 'Etwa 45 Minuten', en: 'About 45 minutes' },
    rechtsgrundlage: ['§§ 42 und 43 Infektionsschutzgesetz (IfSG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['betrieb', 'verein'],
    leistungsschluessel: '99999061000000',
  },
]
