import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Pflegeberatung und Pflegestützpunkt» to «Querungshilfe oder Zebrastreifen anregen». */
export const pflQue: VerfahrenContent[] = [
  {
    key: 'pflegeberatung',
    titel: { de: 'Pflegeberatung und Pflegestützpunkt', en: 'Care advice' },
    synonyme: {
      de: ['Pflegegrad', 'Pflegeheim', 'Hilfe zu Hause', 'Demenz', 'Kurzzeitpflege'],
      en: ['care home', 'dementia', 'home help'],
    },
    kurztext: {
      de: 'Unabhängig, vertraulich und kostenlos, auch bei Ihnen am Küchentisch.',
      en: 'Independent, confidential and free, at your own kitchen table if you like.',
    },
    text: {
      de: `Der Vater stürzt, die Mutter vergisst den Herd: Plötzlich muss vieles auf einmal entschieden werden. Die Pflegeberaterin des Landkreises ist jeden Dienstag im Rathaus. Sie erklärt, wie man einen Pflegegrad beantragt, was die Kasse zahlt, wer im Haushalt hilft und wo ein Platz in der Kurzzeitpflege frei ist.

Auf Wunsch kommt sie nach Hause, schaut sich Bad und Treppe an und begleitet Sie bei der Begutachtung. Für Angehörige gibt es einen Gesprächskreis an jedem ersten Montag im Monat und für Menschen mit Demenz eine Singstunde in der Wandelhalle.`,
      en: `Your father has a fall, your mother forgets the cooker: suddenly a great deal has to be decided at once. The district’s care adviser is at the town hall every Tuesday. She explains how to apply for a care grade, what the insurance pays, who can help in the house and where a respite place is available.

If you wish she will visit you, look at bathroom and stairs and be present at the assessment. Relatives meet on the first Monday of every month, and people with dementia are invited to an hour of singing in the pump room.`,
    },
    unterlagen: {
      de: [
        'Versichertenkarte',
        'Bescheid über den Pflegegrad, falls vorhanden',
        'Arztbriefe, falls vorhanden',
      ],
      en: ['Health insurance card', 'Care grade decision, if any', 'Medical reports, if any'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Termin innerhalb einer Woche', en: 'Appointment within a week' },
    rechtsgrundlage: ['§§ 7a und 7c Elftes Buch Sozialgesetzbuch (SGB XI)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['alter'],
    leistungsschluessel: '99999091000000',
  },
  {
    key: 'photovoltaik',
    titel: { de: 'Photovoltaik und Balkonkraftwerk', en: 'Solar panels and balcony power' },
    synonyme: {
      de: ['Solaranlage', 'PV', 'Sonnenstrom', 'Solardach'],
      en: ['photovoltaics', 'solar power'],
    },
    kurztext: {
      de: 'Auf fast jedem Dach ohne Antrag; in der Altstadt sprechen wir über die Farbe.',
      en: 'No application for almost any roof; in the old town we discuss the colour.',
    },
    text: {
      de: `Solaranlagen auf Dächern und an Wänden sind verfahrensfrei, auch in den meisten Baugebieten. Bei Neubauten und wenn das Dach von Grund auf erneuert wird, sind sie in Baden-Württemberg sogar Pflicht. Nur bei Kulturdenkmalen brauchen Sie eine Genehmigung; sie wird in der Regel erteilt, wenn die Module zur Dachfarbe passen.

In der Altstadt beraten wir gern vor Ort, welche Dachfläche vom Marktplatz aus nicht zu sehen ist. Anmelden müssen Sie die Anlage beim Netzbetreiber und im Marktstammdatenregister. Für ein Balkonkraftwerk genügt das Register. Der Zuschuss der Stadt beträgt 100 Euro, solange der Topf reicht.`,
      en: `Solar panels on roofs and walls need no permission, and with new buildings or completely renewed roofs they are even compulsory in Baden-Württemberg. Only listed monuments require consent, which is usually given if the panels match the colour of the roof.

In the old town we are happy to visit you and find the part of the roof that cannot be seen from the market square. You have to register the system with the grid operator and in the national register; for a balcony unit the register alone is enough. The town contributes €100 as long as funds last.`,
    },
    unterlagen: {
      de: [
        'Foto des Dachs',
        'Datenblatt der Module',
        'Für den Zuschuss: Rechnung und Registrierung',
      ],
      en: [
        'Photograph of the roof',
        'Data sheet of the panels',
        'For the grant: invoice and registration',
      ],
    },
    gebuehr: { de: 'Beratung und Genehmigung kostenlos', en: 'Advice and consent free of charge' },
    dauer: {
      de: 'Auskunft in drei Tagen, Genehmigung in vier Wochen',
      en: 'Advice in three days, consent in four weeks',
    },
    fristen: {
      de: 'Registrierung innerhalb eines Monats nach Inbetriebnahme',
      en: 'Register within one month of starting up',
    },
    rechtsgrundlage: [
      '§ 50 und Anhang Landesbauordnung für Baden-Württemberg (LBO)',
      '§ 23 Klimaschutz- und Klimawandelanpassungsgesetz Baden-Württemberg (KlimaG BW)',
      '§ 8 Denkmalschutzgesetz (DSchG)',
      '§ 5 Marktstammdatenregisterverordnung (MaStRV)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['lindacher'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999092000000',
  },
  {
    key: 'plakate',
    titel: { de: 'Plakate und Banner aufhängen', en: 'Posters and banners: putting them up' },
    synonyme: {
      de: ['Plakatierung', 'Wahlwerbung', 'Werbung für ein Fest'],
      en: ['advertising', 'bill posting'],
    },
    kurztext: {
      de: 'Höchstens 30 Plakate, zwei Wochen lang, mit Aufkleber der Stadt.',
      en: 'Up to 30 posters for two weeks, with a sticker from the town.',
    },
    text: {
      de: `Vereine und Veranstalter dürfen mit Erlaubnis an Laternen werben, nicht aber an Bäumen, Verkehrszeichen, Brücken und im Kurpark. Jedes Plakat bekommt einen Aufkleber, der im Rathaus bereitliegt. Die Unterkante hängt mindestens 2,20 Meter über dem Gehweg, Kabelbinder bitte aus Pappe oder wiederverwendbar.

Für Banner gibt es drei feste Gestelle an den Ortseingängen, die wir der Reihe nach vergeben. Parteien können vor Wahlen sechs Wochen lang kostenlos plakatieren; dafür stellen wir zusätzliche Tafeln auf. Eine Woche nach dem Ereignis muss alles weg sein, sonst räumt der Bauhof ab und schickt eine Rechnung.`,
      en: `With a permit, clubs and organisers may advertise on lamp posts, but not on trees, traffic signs, bridges or in the spa park. Every poster carries a sticker available at the town hall. The lower edge hangs at least 2.2 metres above the pavement; please use cardboard or reusable ties.

There are three fixed frames for banners at the entrances to the town, allotted in turn. Parties may put up posters free of charge for six weeks before elections, and we provide additional boards. Everything has to be gone within a week of the event, or the works depot removes it and sends a bill.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Zahl und Größe der Plakate',
        'Ein Muster als Datei',
        'Name der verantwortlichen Person',
      ],
      en: [
        'Application with number and size of posters',
        'A sample as a file',
        'Name of the person responsible',
      ],
    },
    gebuehr: {
      de: '1,00 EUR je Plakat, Bannergestell 25,00 EUR je Woche; örtliche Vereine kostenlos',
      en: '€1.00 per poster, banner frame €25.00 a week; local clubs free of charge',
    },
    dauer: { de: 'Drei Werktage', en: 'Three working days' },
    fristen: {
      de: 'Antrag zwei Wochen vor dem Aufhängen',
      en: 'Apply two weeks before putting them up',
    },
    rechtsgrundlage: [
      '§ 16 Straßengesetz für Baden-Württemberg (StrG)',
      '§ 33 Straßenverkehrs-Ordnung (StVO)',
      'Plakatierungsrichtlinie der Stadt Bad Silberbronn',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999093000000',
  },
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
      de: 'Auskunft kostenlos, Befreiung durch das Landratsamt ab 150,00 EUR',
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
    leistungsschluessel: '99999094000000',
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
    leistungsschluessel: '99999095000000',
  },
]
