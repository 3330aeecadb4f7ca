import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Container oder Gerüst auf der Straße» to «Ehefähigkeitszeugnis». */
export const conEhe: VerfahrenContent[] = [
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
      de: 'Container 15,00 EUR je Woche, Gerüst 0,60 EUR je Quadratmeter und Woche, mindestens 25,00 EUR',
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
    leistungsschluessel: '99999024000000',
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
    amt: ['buergerbuero'],
    mitarbeiter: ['weberle'],
    lebenslagen: [],
    leistungsschluessel: '99999025000000',
  },
  {
    key: 'denkmal',
    titel: { de: 'Denkmal sanieren oder verändern', en: 'Listed buildings: restoring or altering' },
    synonyme: {
      de: ['Denkmalschutz', 'Fachwerk', 'Fenster tauschen', 'Steuerabschreibung'],
      en: ['heritage', 'monument'],
    },
    kurztext: {
      de: 'Jede Veränderung braucht eine Genehmigung, vieles wird gefördert.',
      en: 'Every alteration needs permission, and much of it attracts grants.',
    },
    text: {
      de: `In Bad Silberbronn stehen 84 Kulturdenkmale, vom Badehaus bis zur Wegkapelle. Wer an einem davon Fenster, Dach, Putz oder Grundriss verändert, braucht vorher eine denkmalschutzrechtliche Genehmigung. Fragen Sie, bevor Sie Angebote einholen: Die Fachleute des Landesamts kommen einmal im Monat ins Rathaus und schauen sich das Haus mit Ihnen an.

Die Mühe lohnt sich. Sanierungskosten können Sie über Jahre von der Steuer absetzen, wenn die Arbeiten vorher abgestimmt waren. Die Bescheinigung für das Finanzamt stellen wir nach Abschluss aus, dazu beraten wir zu Zuschüssen.`,
      en: `There are 84 listed monuments in Bad Silberbronn, from the bath house to a wayside chapel. If you alter windows, roof, plaster or layout, you need permission beforehand. Ask before you obtain quotations: experts from the state heritage office visit the town hall once a month and will look at the house with you.

It is worth the effort. Restoration costs can be set against tax for years, provided that the work was agreed in advance. We issue the certificate for the tax office afterwards and advise you on grants.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Beschreibung der Arbeiten',
        'Fotos des heutigen Zustands',
        'Angebote oder Zeichnungen',
        'Für die Steuer: Rechnungen im Original',
      ],
      en: [
        'Application describing the work',
        'Photographs of the present state',
        'Quotations or drawings',
        'For tax purposes: original invoices',
      ],
    },
    gebuehr: {
      de: 'Genehmigung kostenlos; Steuerbescheinigung 1 Prozent der anerkannten Kosten, mindestens 50,00 EUR',
      en: 'Permission free of charge; tax certificate 1 per cent of recognised costs, at least €50.00',
    },
    dauer: { de: 'Vier bis acht Wochen', en: 'Four to eight weeks' },
    fristen: { de: 'Antrag vor Beginn der Arbeiten', en: 'Apply before work begins' },
    rechtsgrundlage: [
      '§§ 8 und 15 Denkmalschutzgesetz Baden-Württemberg (DSchG)',
      '§§ 7i, 10f und 11b Einkommensteuergesetz (EStG)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['sommerhalter'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999026000000',
  },
  {
    key: 'dreharbeiten',
    titel: { de: 'Dreharbeiten und Fotoaufnahmen', en: 'Filming and photography' },
    synonyme: {
      de: ['Filmdreh', 'Drehgenehmigung', 'Drohne', 'Fotoshooting'],
      en: ['film permit', 'drone', 'location'],
    },
    kurztext: {
      de: 'Private Bilder sind frei; für Film und Werbung brauchen Sie eine Erlaubnis.',
      en: 'Private pictures are free; film and advertising need a permit.',
    },
    text: {
      de: `Der Kurpark, die Wandelhalle und der Marktplatz sind beliebte Motive. Für private Erinnerungen und aktuelle Berichterstattung brauchen Sie keine Erlaubnis. Wer mit Stativ, Licht und Team für Film, Fernsehen, Mode oder Werbung arbeitet, meldet sich bei uns; wir klären Strom, Stellplätze und ruhige Zeiten mit Ihnen.

Innenaufnahmen im Badehaus sind nur montags vor der Öffnung möglich. Drohnen dürfen über dem Kurpark nicht fliegen, solange Gäste darin sind. Hochzeitsfotos im Park sind kostenlos. Studierende und Schulen zahlen ebenfalls nichts, wenn sie uns ein Exemplar schicken.`,
      en: `The spa park, the pump room and the market square are popular locations. Private mementoes and current news coverage need no permit. If you work with a tripod, lights and a crew for film, television, fashion or advertising, please contact us; we arrange power, parking and quiet hours with you.

Filming inside the bath house is possible only on Mondays before opening time. Drones may not fly over the park while visitors are in it. Wedding photographs in the park are free of charge, and so are projects by students and schools, who simply send us a copy.`,
    },
    unterlagen: {
      de: [
        'Beschreibung des Projekts auf einer Seite',
        'Wunschtermin, Orte und Größe des Teams',
        'Nachweis der Haftpflichtversicherung',
        'Für Drohnen: Registrierung und Kenntnisnachweis',
      ],
      en: [
        'One-page description of the project',
        'Preferred date, places and size of crew',
        'Proof of liability insurance',
        'For drones: registration and pilot’s certificate',
      ],
    },
    gebuehr: {
      de: '80,00 EUR je Drehtag draußen, 200,00 EUR in Gebäuden',
      en: '€80.00 per day outdoors, €200.00 inside buildings',
    },
    dauer: { de: 'Eine Woche', en: 'One week' },
    fristen: { de: 'Antrag zehn Tage vorher', en: 'Apply ten days ahead' },
    rechtsgrundlage: [
      '§ 16 Straßengesetz für Baden-Württemberg (StrG)',
      '§ 29 Straßenverkehrs-Ordnung (StVO)',
      '§ 21h Luftverkehrs-Ordnung (LuftVO)',
      'Parkordnung der Stadt Bad Silberbronn',
    ],
    amt: ['tourist-information', 'ordnungsamt'],
    mitarbeiter: ['vollherbst', 'hartmann'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999027000000',
  },
  {
    key: 'ehefaehigkeitszeugnis',
    titel: { de: 'Ehefähigkeitszeugnis', en: 'Certificate of no impediment to marriage' },
    synonyme: {
      de: ['Heirat im Ausland', 'Ehezeugnis', 'im Urlaub heiraten'],
      en: ['marrying abroad'],
    },
    kurztext: {
      de: 'Der Nachweis, den viele Länder verlangen, wenn Deutsche dort heiraten.',
      en: 'The proof many countries require when Germans marry there.',
    },
    text: {
      de: `Sie möchten in Dänemark, Italien oder auf den Seychellen heiraten? Viele Standesämter im Ausland verlangen ein Zeugnis darüber, dass nach deutschem Recht nichts gegen die Ehe spricht. Wir prüfen dieselben Unterlagen wie bei einer Hochzeit hier und stellen das Zeugnis auf einem mehrsprachigen Vordruck aus.

Fragen Sie vorher das Standesamt am Ort der Trauung, welche Papiere es außerdem braucht und ob eine Apostille nötig ist. Die bekommen Sie beim Regierungspräsidium. Nach der Hochzeit tragen wir die Ehe auf Wunsch in das deutsche Eheregister ein.`,
      en: `Are you planning to marry in Denmark, Italy or the Seychelles? Many foreign registry offices ask for proof that German law raises no objection. We examine the same papers as for a wedding here and issue the certificate on a multilingual form.

Please ask the authorities at the place of the ceremony which other papers they need and whether an apostille is required; the regional government provides it. After the wedding we can enter the marriage in the German register if you wish.`,
    },
    unterlagen: {
      de: [
        'Ausweise beider Verlobten',
        'Geburtsurkunden beider Verlobten',
        'Aufenthaltsbescheinigung mit Familienstand',
        'Bei früherer Ehe: Scheidungsurteil oder Sterbeurkunde',
      ],
      en: [
        'Identity cards or passports of both partners',
        'Birth certificates of both partners',
        'Certificate of residence stating marital status',
        'After a previous marriage: divorce decree or death certificate',
      ],
    },
    gebuehr: {
      de: '60,00 EUR, mit ausländischem Recht 90,00 EUR',
      en: '€60.00, or €90.00 if foreign law has to be considered',
    },
    dauer: { de: 'Eine Woche', en: 'One week' },
    fristen: { de: 'Das Zeugnis gilt sechs Monate', en: 'The certificate is valid for six months' },
    rechtsgrundlage: ['§ 39 Personenstandsgesetz (PStG)', '§ 51 Personenstandsverordnung (PStV)'],
    amt: ['standesamt'],
    mitarbeiter: ['fehrenbacher'],
    lebenslagen: ['heirat'],
    leistungsschluessel: '99999028000000',
  },
]
