import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Quellenschutzgebiet: Bohren und Graben» to «Reisegewerbekarte». */
export const queRei: VerfahrenContent[] = [
  {
    key: 'quellenschutz',
    titel: {
      de: 'Quellenschutzgebiet: Bohren und Graben',
      en: 'Spring protection area: drilling and digging',
    },
    synonyme: {
      de: ['Heilquelle', 'Erdwärme', 'Brunnen bohren', 'Thermalwasser', 'Wasserschutzgebiet'],
      en: ['geothermal', 'well', 'healing springs'],
    },
    kurztext: {
      de: 'Wer tiefer als zwei Meter geht, fragt vorher: Unter uns liegt das Thermalwasser.',
      en: 'Ask first if you dig deeper than two metres: the thermal water lies below us.',
    },
    text: {
      de: `Aus 800 Metern Tiefe steigt das Wasser, von dem der Ort lebt. Damit es sauber und unter Druck bleibt, ist das Tal in vier Zonen geschützt. In der inneren Zone zwischen Badstraße und Kurpark dürfen Baugruben, Bohrungen und Pfähle nur mit Befreiung tiefer als zwei Meter reichen, weiter außen ab zehn Metern.

Erdwärmesonden sind im Talboden ausgeschlossen, auf den Höhen mit Begrenzung der Tiefe möglich. Gartenbrunnen zeigen Sie an. Fragen Sie, bevor Sie eine Firma beauftragen: Auf dem Zonenplan sehen wir in fünf Minuten, was geht. Trifft ein Bagger auf warmes Wasser, stoppen Sie und rufen sofort an.`,
      en: `The water on which this town lives rises from a depth of 800 metres. To keep it clean and under pressure the valley is protected in four zones. In the inner zone between Badstraße and the spa park, excavations, boreholes and piles may go deeper than two metres only with an exemption; further out the limit is ten metres.

Geothermal probes are ruled out on the valley floor and possible on the heights to a limited depth. Garden wells have to be notified. Ask before you hire a firm: the map of zones tells us in five minutes what is possible. If a digger strikes warm water, stop and call at once.`,
    },
    unterlagen: {
      de: [
        'Lageplan und Tiefe des Vorhabens',
        'Beschreibung von Bohrung oder Baugrube',
        'Bei Befreiung: hydrogeologische Stellungnahme',
      ],
      en: [
        'Site plan and depth of the project',
        'Description of borehole or excavation',
        'For an exemption: hydrogeological statement',
      ],
    },
    gebuehr: {
      de: 'Auskunft kostenlos, Befreiung durch das Landratsamt ab 150,00 €',
      en: 'Advice free of charge, exemption by the district office from €150.00',
    },
    dauer: {
      de: 'Auskunft sofort, Befreiung sechs Wochen',
      en: 'Advice at once, exemption six weeks',
    },
    fristen: { de: 'Anzeige einen Monat vor Beginn', en: 'Notify one month before starting' },
    rechtsgrundlage: [
      '§§ 49 und 51 bis 53 Wasserhaushaltsgesetz (WHG)',
      '§ 43 Wassergesetz für Baden-Württemberg (WG)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['aksoyer'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999096000000',
  },
  {
    key: 'querungshilfe',
    titel: {
      de: 'Querungshilfe oder Zebrastreifen anregen',
      en: 'Pedestrian crossings: suggesting one',
    },
    synonyme: {
      de: ['Fußgängerüberweg', 'Tempo 30', 'Schulweg', 'Verkehrsschau', 'Spiegel'],
      en: ['zebra crossing', 'speed limit', 'way to school'],
    },
    kurztext: {
      de: 'Gefährliche Stelle? Bei der Verkehrsschau sehen wir sie uns gemeinsam an.',
      en: 'A dangerous spot? We look at it together during the traffic inspection.',
    },
    text: {
      de: `Wo Kinder, alte Menschen oder Kurgäste schlecht über die Straße kommen, kann ein Zebrastreifen, eine Mittelinsel, ein abgesenkter Bordstein oder Tempo 30 helfen. Schreiben Sie uns, wo es hakt und zu welcher Uhrzeit. Wir zählen Fahrzeuge und Fußgänger und nehmen die Stelle auf die Liste der Verkehrsschau.

Zweimal im Jahr gehen Polizei, Straßenbau und Ordnungsamt die Liste gemeinsam ab; wer sie angeregt hat, ist eingeladen. Danach erfahren Sie, was beschlossen wurde und warum. Kleine Dinge wie eine verdeckte Hecke oder ein verdrehtes Schild erledigt der Bauhof sofort.`,
      en: `Where children, older people or visitors find it hard to cross, a zebra crossing, a traffic island, a lowered kerb or a lower speed limit may help. Write and tell us where the problem is and at what time. We count vehicles and pedestrians and add the place to the list.

Twice a year police, road engineers and the public order office walk through the list together, and whoever made a suggestion is invited. Afterwards you learn what was decided and why. Small matters such as an overgrown hedge or a twisted sign are dealt with by the works depot at once.`,
    },
    unterlagen: {
      de: ['Ort und Uhrzeit', 'Kurze Beschreibung, gern mit Foto'],
      en: ['Place and time', 'Short description, preferably with a photograph'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Erste Antwort in zwei Wochen, Entscheidung nach der nächsten Verkehrsschau',
      en: 'First reply in two weeks, decision after the next inspection',
    },
    fristen: {
      de: 'Für die Verkehrsschau bis Ende Februar oder Ende August',
      en: 'For the inspections by the end of February or August',
    },
    rechtsgrundlage: [
      '§ 26 und § 45 Straßenverkehrs-Ordnung (StVO)',
      'Richtlinien für die Anlage und Ausstattung von Fußgängerüberwegen (R-FGÜ)',
    ],
    amt: ['ordnungsamt', 'bauamt'],
    mitarbeiter: ['hartmann', 'aksoyer'],
    lebenslagen: ['reise'],
    leistungsschluessel: '99999097000000',
  },
  {
    key: 'ratenzahlung',
    titel: {
      de: 'Ratenzahlung, Stundung und Erlass',
      en: 'Paying by instalments, deferral and remission',
    },
    synonyme: {
      de: ['Mahnung', 'Schulden bei der Stadt', 'kann nicht zahlen', 'Vollstreckung'],
      en: ['reminder', 'arrears', 'debt'],
    },
    kurztext: {
      de: 'Ein Anruf vor der Mahnung hilft mehr als jede Ausrede danach.',
      en: 'A call before the reminder helps more than any excuse afterwards.',
    },
    text: {
      de: `Können Sie eine Rechnung der Stadt nicht auf einmal bezahlen, sprechen Sie mit der Stadtkasse. Wir vereinbaren Raten oder schieben den Termin, wenn die Zahlung Sie hart träfe und das Geld später sicher kommt. Bei kleinen Beträgen genügt ein Telefonat, bei größeren brauchen wir Angaben zu Einkommen und Ausgaben.

Für gestundete Steuern fallen Zinsen von einem halben Prozent im Monat an. Einen Erlass gibt es nur in seltenen Notlagen. Liegt schon eine Mahnung auf dem Tisch, rufen Sie trotzdem an: Solange die Raten laufen, vollstrecken wir nicht. Bei vielen Schulden vermitteln wir einen Termin in der Schuldnerberatung.`,
      en: `If you cannot pay a bill from the town at once, talk to the cashier. We agree instalments or postpone the date if payment would cause hardship and the money is sure to come. For small sums a telephone call is enough; for larger ones we need details of income and expenses.

Deferred taxes bear interest of half a per cent a month. Remission is granted only in rare emergencies. Even if a reminder has already arrived, do call: as long as you keep to the instalments we take no further steps. If you owe money to many, we arrange an appointment with the debt advice service.`,
    },
    unterlagen: {
      de: [
        'Bescheid oder Mahnung mit Kassenzeichen',
        'Aufstellung von Einnahmen und Ausgaben',
        'Kontoauszüge der letzten drei Monate bei Beträgen über 1.000 €',
      ],
      en: [
        'Notice or reminder with its reference number',
        'List of income and expenses',
        'Bank statements for three months if the sum exceeds €1,000',
      ],
    },
    gebuehr: {
      de: 'Keine Gebühr; Stundungszinsen 0,5 Prozent je Monat',
      en: 'No fee; interest of 0.5 per cent a month',
    },
    dauer: { de: 'Zusage meist in drei Tagen', en: 'Usually agreed within three days' },
    fristen: { de: 'Antrag vor dem Tag der Fälligkeit', en: 'Apply before the due date' },
    rechtsgrundlage: [
      '§§ 222, 227 und 234 Abgabenordnung (AO)',
      '§ 3 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      '§ 32 Gemeindehaushaltsverordnung (GemHVO)',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['brendle'],
    lebenslagen: [],
    leistungsschluessel: '99999098000000',
  },
  {
    key: 'raeumpflicht',
    titel: { de: 'Räum- und Streupflicht', en: 'Clearing snow and ice' },
    synonyme: {
      de: ['Winterdienst', 'Schnee schippen', 'Kehrwoche', 'Gehweg reinigen', 'Streusplitt'],
      en: ['gritting', 'sweeping', 'pavement'],
    },
    kurztext: {
      de: 'Wer an einem Gehweg wohnt, hält ihn frei: werktags ab 7, sonntags ab 08:00 Uhr.',
      en: 'Residents keep the pavement clear from 07:00, or 08:00 on Sundays.',
    },
    text: {
      de: `Straßen räumt der Bauhof, Gehwege räumen die Anlieger. Schieben Sie den Schnee auf einer Breite von einem Meter zur Seite und streuen Sie Splitt, Sand oder Asche; Salz ist nur auf Treppen und bei Eisregen erlaubt. Gibt es keinen Gehweg, gilt ein Streifen am Rand der Straße. Um 21:00 Uhr dürfen Sie aufhören.

Splitt steht in 36 gelben Kisten kostenlos bereit. Wer alt oder krank ist, findet über die Nachbarschaftshilfe junge Leute, die gegen ein kleines Geld schippen. Im Sommer gehört zur Reinigung auch das Unkraut in der Rinne.`,
      en: `The works depot clears the roads, residents clear the pavements. Push the snow aside to a width of one metre and spread grit, sand or ash; salt is allowed only on steps and in freezing rain. Where there is no pavement, a strip at the edge of the road counts. You may stop at 21:00.

Grit is provided free of charge in 36 yellow boxes. If you are old or ill, the neighbourhood scheme finds young people who will shovel for a small sum. In summer your duty includes weeds in the gutter.`,
    },
    unterlagen: {
      de: ['Keine; zum Melden einer leeren Kiste genügt der Standort'],
      en: ['None; to report an empty box, tell us where it stands'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Leere Kisten füllen wir am nächsten Werktag',
      en: 'Empty boxes are refilled on the next working day',
    },
    fristen: {
      de: 'Werktags von 7:00, sonn- und feiertags von 8:00 bis 21:00 Uhr',
      en: 'From 07:00 on working days, 08:00 on Sundays and holidays, until 21:00',
    },
    rechtsgrundlage: [
      '§ 41 Straßengesetz für Baden-Württemberg (StrG)',
      'Streupflichtsatzung der Stadt Bad Silberbronn',
    ],
    amt: ['bauhof'],
    mitarbeiter: ['dimov'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999099000000',
  },
  {
    key: 'reisegewerbekarte',
    titel: { de: 'Reisegewerbekarte', en: 'Itinerant trader’s card' },
    synonyme: {
      de: ['Hausierer', 'Verkaufswagen', 'Foodtruck', 'Haustürgeschäft'],
      en: ['pedlar', 'food truck', 'door-to-door'],
    },
    kurztext: {
      de: 'Für alle, die ohne festen Laden von Ort zu Ort verkaufen.',
      en: 'For everybody who sells from place to place without a fixed shop.',
    },
    text: {
      de: `Wer ohne Bestellung an der Haustür, vom Wagen oder auf dem Volksfest Waren oder Dienste anbietet, braucht eine Reisegewerbekarte. Sie gilt in ganz Deutschland und ohne zeitliche Grenze. Angestellte tragen eine Zweitschrift bei sich. Ein eigenes Gewerbe melden Sie daneben nicht an.

Keine Karte brauchen Sie für Zeitungen, selbst geerntetes Obst und Gemüse und für genehmigte Märkte. Manches darf man im Umherziehen nicht verkaufen, zum Beispiel Bruchbänder, Edelmetalle und Wertpapiere. Wir prüfen Ihre Zuverlässigkeit über Führungszeugnis und Gewerbezentralregister. Wer Speisen abgibt, legt die Belehrung des Gesundheitsamts vor.`,
      en: `If you offer goods or services unasked at the door, from a van or at a fair, you need this card. It is valid throughout Germany without a time limit. Employees carry a duplicate. You do not have to register a trade in addition.

No card is needed for newspapers, home-grown fruit and vegetables or approved markets. Some things may not be sold on the move, such as trusses, precious metals and securities. We examine your reliability by means of a certificate of conduct and the trade register. If you serve food, please show your hygiene certificate.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Passbild',
        'Führungszeugnis und Gewerbezentralregister zur Vorlage bei einer Behörde',
        'Bescheinigung des Finanzamts',
      ],
      en: [
        'Identity card or passport',
        'Passport photograph',
        'Certificate of conduct and trade register extract for an authority',
        'Tax clearance certificate',
      ],
    },
    gebuehr: { de: '180,00 €, Zweitschrift 25,00 €', en: '€180.00, duplicate €25.00' },
    dauer: { de: 'Drei bis vier Wochen', en: 'Three to four weeks' },
    rechtsgrundlage: ['§§ 55 bis 57 Gewerbeordnung (GewO)'],
    amt: ['ordnungsamt'],
    mitarbeiter: ['nwosu'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999100000000',
  },
]
