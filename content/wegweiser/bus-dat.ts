import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Bußgeld und Verwarnung» to «Datenschutz: Auskunft über eigene Daten». */
export const busDat: VerfahrenContent[] = [
  {
    key: 'bussgeld',
    titel: { de: 'Bußgeld und Verwarnung', en: 'Fines and parking tickets' },
    synonyme: {
      de: ['Strafzettel', 'Knöllchen', 'Blitzer', 'Falschparken', 'Einspruch'],
      en: ['penalty notice', 'speeding'],
    },
    kurztext: {
      de: 'Zahlen, sich äußern oder Einspruch einlegen: So gehen Sie mit dem Brief um.',
      en: 'Pay, comment or object: how to deal with the letter.',
    },
    text: {
      de: `Sie haben einen Zettel am Auto oder Post von uns? Mit der Zahlung des Verwarnungsgelds innerhalb einer Woche ist die Sache erledigt. Sind Sie nicht einverstanden, schildern Sie auf dem Anhörungsbogen, was geschehen ist; wir prüfen das mit dem Foto und dem Protokoll.

Wird nicht gezahlt, folgt ein Bußgeldbescheid mit Gebühren. Dagegen können Sie innerhalb von zwei Wochen Einspruch einlegen, dann entscheidet das Amtsgericht. Waren Sie nicht selbst am Steuer, nennen Sie die Fahrerin oder den Fahrer. Geben Sie beim Bezahlen bitte das Kassenzeichen an.`,
      en: `Found a ticket on your car or a letter in the post? If you pay the warning within a week, the matter is closed. If you disagree, tell us on the form what happened; we compare it with the photograph and the report.

If nothing is paid, a formal penalty notice with costs follows. You may object within two weeks, and the local court then decides. If somebody else was driving, please give us their name. Always quote the reference number when you pay.`,
    },
    unterlagen: {
      de: [
        'Verwarnung oder Bescheid mit Kassenzeichen',
        'Bei Einwänden: Fotos, Parkschein, Namen von Zeugen',
      ],
      en: [
        'The ticket or notice with its reference number',
        'If you object: photographs, parking ticket, names of witnesses',
      ],
    },
    gebuehr: {
      de: 'Verwarnung 10,00 bis 55,00 €; Bußgeldbescheid zusätzlich 28,50 € Gebühren und Auslagen',
      en: 'Warning €10.00 to €55.00; a penalty notice adds €28.50 in costs',
    },
    dauer: {
      de: 'Antwort auf Einwände in etwa drei Wochen',
      en: 'Reply to objections in about three weeks',
    },
    fristen: {
      de: 'Verwarnung: eine Woche; Einspruch: zwei Wochen nach Zustellung',
      en: 'Warning: one week; objection: two weeks after delivery',
    },
    rechtsgrundlage: [
      '§§ 55 bis 57, 67 und 107 Gesetz über Ordnungswidrigkeiten (OWiG)',
      'Bußgeldkatalog-Verordnung (BKatV)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['gutmoser'],
    lebenslagen: ['reise'],
    leistungsschluessel: '99999024000000',
  },
  {
    key: 'carport',
    titel: {
      de: 'Carport, Garage oder Gartenhaus bauen',
      en: 'Carport, garage or garden shed: building one',
    },
    synonyme: {
      de: ['Schuppen', 'Gerätehaus', 'Unterstand', 'genehmigungsfrei'],
      en: ['outbuilding', 'permitted development'],
    },
    kurztext: {
      de: 'Vieles geht ohne Antrag, aber nicht ohne Regeln zu Abstand und Größe.',
      en: 'Much is possible without an application, but not without rules on size and distance.',
    },
    text: {
      de: `Innerorts sind Garagen und überdachte Stellplätze bis 30 Quadratmeter Grundfläche und drei Meter Wandhöhe verfahrensfrei, ebenso Gartenhäuser ohne Heizung bis 40 Kubikmeter. Verfahrensfrei heißt nicht rechtsfrei: Bebauungsplan, Gestaltungssatzung und Abstände zur Grenze gelten trotzdem. Auf der Grenze darf die Wand höchstens neun Meter lang sein.

Bringen Sie eine Skizze mit, dann sagen wir Ihnen in zehn Minuten, ob es passt oder ob Sie eine Befreiung brauchen. Außerhalb des Ortes ist fast alles genehmigungspflichtig, auch die kleine Hütte auf der Streuobstwiese.`,
      en: `Within the built-up area, garages and covered parking spaces of up to 30 square metres with walls no higher than three metres need no permission, nor do unheated sheds of up to 40 cubic metres. The development plan, the design by-law and the distances to the boundary still apply. A wall on the boundary may be no longer than nine metres.

Bring a sketch, and within ten minutes we can tell you whether it fits or needs an exemption. Outside the town almost everything requires permission, even a small hut in an orchard.`,
    },
    unterlagen: {
      de: [
        'Skizze mit Maßen',
        'Lageplan oder Flurstücksnummer',
        'Für eine Befreiung: kurze Begründung',
      ],
      en: [
        'Sketch with measurements',
        'Site plan or plot number',
        'For an exemption: a short explanation',
      ],
    },
    gebuehr: {
      de: 'Beratung kostenlos, Befreiung vom Bebauungsplan 100,00 €',
      en: 'Advice free of charge, exemption from the development plan €100.00',
    },
    dauer: {
      de: 'Auskunft sofort, Befreiung vier Wochen',
      en: 'Advice at once, exemption four weeks',
    },
    rechtsgrundlage: [
      '§ 50 und Anhang Landesbauordnung für Baden-Württemberg (LBO)',
      '§§ 5 und 6 Landesbauordnung (LBO)',
      '§ 31 Baugesetzbuch (BauGB)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['lindacher'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999025000000',
  },
  {
    key: 'container',
    titel: {
      de: 'Container oder Gerüst auf der Straße',
      en: 'Skips and scaffolding in the street',
    },
    synonyme: {
      de: ['Schuttmulde', 'Baugerüst', 'Kran', 'Bauzaun'],
      en: ['scaffold', 'crane', 'hoarding'],
    },
    kurztext: {
      de: 'Wer öffentliche Fläche belegt, braucht eine Erlaubnis und die richtigen Schilder.',
      en: 'Occupying public space takes a permit and the right signs.',
    },
    text: {
      de: `Mulde, Gerüst, Kran oder Bauaufzug stehen oft zum Teil auf Gehweg oder Straße. Dafür erteilen wir eine Sondernutzungserlaubnis und, wenn Schilder nötig sind, eine verkehrsrechtliche Anordnung. Beides beantragen Sie mit einem Formular.

Auf dem Gehweg müssen 1,50 Meter frei bleiben, damit Rollstühle und Kinderwagen durchkommen; sonst ordnen wir einen Notweg an. Nachts wird beleuchtet, Bordsteine werden mit Bohlen geschützt. In der Badstraße und am Marktplatz sind von Mai bis September an Wochenenden keine Container erlaubt. Verlängern können Sie mit einer kurzen Nachricht.`,
      en: `Skips, scaffolding, cranes and hoists often stand partly on the pavement or the road. We issue a permit for the use of public space and, where signs are needed, a traffic order. One form covers both.

A width of 1.5 metres has to remain on the pavement for wheelchairs and prams; otherwise we order a temporary path. Obstacles are lit at night and kerbs protected with planks. In Badstraße and on the market square no skips are allowed at weekends from May to September. A short message is enough to extend your permit.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Ort, Größe und Zeitraum',
        'Skizze der belegten Fläche',
        'Name und Telefonnummer der verantwortlichen Person',
      ],
      en: [
        'Application with place, size and period',
        'Sketch of the area',
        'Name and telephone number of the person in charge',
      ],
    },
    gebuehr: {
      de: 'Container 15,00 € je Woche, Gerüst 0,60 € je Quadratmeter und Woche, mindestens 25,00 €',
      en: 'Skip €15.00 per week, scaffolding €0.60 per square metre and week, at least €25.00',
    },
    dauer: { de: 'Fünf Werktage', en: 'Five working days' },
    fristen: {
      de: 'Antrag zehn Tage vorher, mit Straßensperrung drei Wochen vorher',
      en: 'Apply ten days ahead, three weeks if the road has to be closed',
    },
    rechtsgrundlage: [
      '§ 16 Straßengesetz für Baden-Württemberg (StrG)',
      '§ 45 Absatz 6 Straßenverkehrs-Ordnung (StVO)',
      'Sondernutzungssatzung der Stadt Bad Silberbronn',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999026000000',
  },
  {
    key: 'datenauskunft',
    titel: {
      de: 'Datenschutz: Auskunft über eigene Daten',
      en: 'Data protection: access to your own data',
    },
    synonyme: {
      de: ['DSGVO', 'Löschung', 'gespeicherte Daten', 'Datenschutzbeauftragter'],
      en: ['GDPR', 'erasure'],
    },
    kurztext: {
      de: 'Sie dürfen wissen, was die Stadt über Sie gespeichert hat, und zwar kostenlos.',
      en: 'You are entitled to know what the town has on record about you, free of charge.',
    },
    text: {
      de: `Schreiben Sie uns formlos, zu welchem Bereich Sie Auskunft möchten: Meldewesen, Steuern, Bücherei, Bildaufnahmen oder alles. Sie erhalten eine Kopie der Daten und erfahren, woher sie stammen, wozu wir sie brauchen, wer sie bekommen hat und wann sie gelöscht werden.

Stimmt etwas nicht, berichtigen wir es. Löschen können wir nur, was kein Gesetz aufzubewahren verlangt. Damit keine Fremden Ihre Daten bekommen, prüfen wir Ihren Ausweis oder nutzen das BundID-Konto. Wenn Sie unzufrieden sind, hilft der Landesbeauftragte für den Datenschutz in Stuttgart.`,
      en: `Write to us informally and say which area you mean: residents’ register, taxes, library, pictures or everything. You receive a copy of the data and learn where they come from, what we need them for, who has received them and when they will be erased.

If something is wrong we correct it. We can erase only what no law requires us to keep. So that nobody else obtains your data we check your identity card or use your BundID account. If you are not satisfied, the state commissioner for data protection in Stuttgart will help.`,
    },
    unterlagen: {
      de: ['Formloser Antrag mit Ihrem Anliegen', 'Ausweis oder BundID-Konto'],
      en: ['An informal request', 'Identity card or BundID account'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Höchstens ein Monat', en: 'One month at most' },
    rechtsgrundlage: [
      'Artikel 15 bis 18 Datenschutz-Grundverordnung (DSGVO)',
      'Landesdatenschutzgesetz Baden-Württemberg (LDSG)',
    ],
    amt: ['hauptamt'],
    mitarbeiter: ['jostmann'],
    lebenslagen: [],
    leistungsschluessel: '99999027000000',
  },
]
