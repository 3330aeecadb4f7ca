import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Änderung der Anschrift im Fahrzeugschein» to «Archivgut einsehen». */
export const andArc: VerfahrenContent[] = [
  {
    key: 'aenderung-fahrzeugpapiere',
    titel: {
      de: 'Änderung der Anschrift im Fahrzeugschein',
      en: 'Car papers: changing your address',
    },
    synonyme: {
      de: [
        'Auto ummelden',
        'Zulassung',
        'Kfz',
        'Zulassungsbescheinigung',
        'Auto anmelden',
        'Wunschkennzeichen',
        'Kfz-Zulassung',
      ],
      en: ['vehicle registration', 'log book'],
    },
    kurztext: {
      de: 'Nach dem Umzug innerhalb des Landkreises genügt ein Aufkleber aus dem Bürgerbüro.',
      en: 'After a move within the district, a sticker from the citizens’ office is all you need.',
    },
    text: {
      de: `Ist Ihr Fahrzeug schon in unserem Landkreis zugelassen, ändern wir die Anschrift in der Zulassungsbescheinigung Teil I gleich bei der Anmeldung. Der Weg zur Zulassungsstelle entfällt. Das gilt auch für Anhänger, Motorräder und Wohnmobile.

Kommt das Fahrzeug aus einem anderen Kreis, melden Sie es bei der Zulassungsstelle des Landratsamts oder online um; das Kennzeichen dürfen Sie behalten. Vergessen Sie die Versicherung nicht: Sie erfährt die neue Anschrift nicht von uns. Auch nach einer Heirat tragen wir den neuen Namen ein.`,
      en: `If your vehicle is already registered in our district, we change the address in part I of the registration certificate when you register your new home. There is no need to visit the licensing office. This also applies to trailers, motorcycles and camper vans.

A vehicle from another district has to be re-registered at the licensing office or online; you may keep your number plate. Please remember your insurer, who does not hear from us. We also enter a new name after a wedding.`,
    },
    unterlagen: {
      de: [
        'Zulassungsbescheinigung Teil I (Fahrzeugschein)',
        'Ausweis mit der neuen Anschrift',
        'Nachweis der gültigen Hauptuntersuchung',
      ],
      en: [
        'Registration certificate part I',
        'Identity card with the new address',
        'Proof of a valid roadworthiness test',
      ],
    },
    gebuehr: { de: '10,80 € je Fahrzeug', en: '€10.80 per vehicle' },
    dauer: { de: 'Fünf Minuten', en: 'Five minutes' },
    fristen: { de: 'Unverzüglich nach dem Umzug', en: 'Without delay after moving' },
    rechtsgrundlage: [
      '§ 15 Fahrzeug-Zulassungsverordnung (FZV)',
      'Gebührenordnung für Maßnahmen im Straßenverkehr (GebOSt)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin', 'rombach'],
    lebenslagen: ['umzug', 'reise'],
    leistungsschluessel: '99999006000000',
  },
  {
    key: 'aenderung-geschlechtseintrag',
    titel: {
      de: 'Änderung von Geschlechtseintrag und Vornamen',
      en: 'Gender entry and first names: changing them',
    },
    synonyme: {
      de: ['Selbstbestimmungsgesetz', 'trans', 'nichtbinär', 'divers', 'Vorname ändern'],
      en: ['gender recognition', 'self-determination'],
    },
    kurztext: {
      de: 'Eine Erklärung beim Standesamt genügt; angemeldet wird sie drei Monate vorher.',
      en: 'A declaration at the registry office suffices; give notice three months ahead.',
    },
    text: {
      de: `Entspricht der Eintrag im Geburtenregister nicht Ihrem Geschlecht, können Sie ihn durch eine Erklärung ändern lassen. Zur Wahl stehen weiblich, männlich, divers oder kein Eintrag. Dazu bestimmen Sie einen oder mehrere passende Vornamen. Gutachten oder ärztliche Atteste brauchen Sie nicht.

Sie melden die Erklärung schriftlich oder persönlich an und geben sie nach drei Monaten in einem ruhigen Gespräch hier ab. Danach stellen wir neue Urkunden aus und sagen Ihnen, welche Stellen Sie informieren sollten. Für Kinder unter 14 erklären die Eltern, Jugendliche erklären selbst mit Zustimmung.`,
      en: `If the entry in the register of births does not match your gender, you can have it changed by declaration. You may choose female, male, diverse or no entry, and one or more first names to go with it. No expert opinion or medical certificate is required.

You give notice in writing or in person and make the declaration three months later, in a quiet room and without haste. We then issue new certificates and tell you whom you should inform. Parents declare for children under 14; teenagers declare themselves, with their parents’ consent.`,
    },
    unterlagen: {
      de: [
        'Personalausweis oder Reisepass',
        'Auszug aus dem Geburtenregister, wenn Sie nicht hier geboren sind',
        'Bei Verheirateten: Eheurkunde',
        'Bei Minderjährigen: Erklärung über die Beratung',
      ],
      en: [
        'Identity card or passport',
        'Extract from the register of births if you were not born here',
        'If married: marriage certificate',
        'For minors: a statement about the advice received',
      ],
    },
    gebuehr: {
      de: '40,00 €, neue Geburtsurkunde 15,00 €',
      en: '€40.00, new birth certificate €15.00',
    },
    dauer: {
      de: 'Etwa 30 Minuten, nach drei Monaten Wartezeit',
      en: 'About 30 minutes, after a waiting period of three months',
    },
    fristen: {
      de: 'Anmeldung drei Monate vor der Erklärung; sie verfällt nach weiteren sechs Monaten',
      en: 'Notice three months before the declaration; it lapses after another six months',
    },
    rechtsgrundlage: [
      '§§ 2 bis 4 Gesetz über die Selbstbestimmung in Bezug auf den Geschlechtseintrag (SBGG)',
      '§ 45b Personenstandsgesetz (PStG)',
    ],
    amt: ['standesamt'],
    mitarbeiter: ['okafor'],
    lebenslagen: [],
    leistungsschluessel: '99999007000000',
  },
  {
    key: 'anmeldung',
    titel: { de: 'Anmeldung des Wohnsitzes', en: 'Registering your address' },
    synonyme: {
      de: ['Zuzug', 'Einzug', 'neue Wohnung', 'Wohnung anmelden', 'neu zugezogen', 'Umzug hierher'],
      en: ['residents’ registration', 'moving in', 'moving house'],
    },
    kurztext: {
      de: 'Neu in Bad Silberbronn? Melden Sie sich innerhalb von zwei Wochen an.',
      en: 'New in Bad Silberbronn? Please register within two weeks.',
    },
    text: {
      de: `Willkommen! Nach dem Einzug haben Sie zwei Wochen Zeit, sich anzumelden. Eine Person kann die ganze Familie mitbringen, solange alle aus derselben Wohnung kommen und in dieselbe ziehen. Die neue Anschrift tragen wir sofort in Ausweis und Reisepass ein.

Auf Wunsch ändern wir auch gleich den Fahrzeugschein, wenn Ihr Auto schon in unserem Landkreis zugelassen ist. Sie bekommen eine Meldebestätigung, eine Mappe mit Abfallkalender, Vereinsliste und Busfahrplan und einen Gutschein für den ersten Eintritt in das Badehaus.`,
      en: `Welcome! Once you have moved in you have two weeks to register. One person can do so for the whole family, provided that everybody comes from the same flat and moves into the same one. We put the new address on identity cards and passports straight away.

If your car is already registered in our district, we can change its papers as well. You leave with a confirmation, a folder containing the waste calendar, a list of clubs and the bus timetable, and a voucher for your first visit to the bath house.`,
    },
    unterlagen: {
      de: [
        'Ausweise oder Pässe aller, die einziehen',
        'Wohnungsgeberbestätigung, unterschrieben',
        'Für Kinder: Geburtsurkunde',
        'Bei gemeinsamem Sorgerecht: Einverständnis des anderen Elternteils',
      ],
      en: [
        'Identity cards or passports of everyone moving in',
        'Landlord’s confirmation, signed',
        'For children: birth certificate',
        'With joint custody: consent of the other parent',
      ],
    },
    gebuehr: {
      de: 'Kostenlos; Fahrzeugschein ändern 10,80 €',
      en: 'Free of charge; changing car papers €10.80',
    },
    dauer: { de: 'Etwa 15 Minuten', en: 'About 15 minutes' },
    fristen: {
      de: 'Innerhalb von zwei Wochen nach dem Einzug',
      en: 'Within two weeks of moving in',
    },
    formulare: [
      {
        titel: { de: 'Wohnungsgeberbestätigung', en: 'Landlord’s confirmation (in German)' },
        link: 'https://formulare.bad-silberbronn.example/wohnungsgeber.pdf',
      },
    ],
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/wohnsitz',
      linktext: { de: 'Wohnsitz elektronisch anmelden', en: 'Register online' },
    },
    rechtsgrundlage: [
      '§ 17 Absatz 1 Bundesmeldegesetz (BMG)',
      '§ 19 Bundesmeldegesetz (BMG)',
      '§ 23a Bundesmeldegesetz (BMG)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin', 'weberle'],
    lebenslagen: ['umzug', 'ankommen'],
    leistungsschluessel: '99999008000000',
    hinweis: {
      de: 'Wer sich verspätet, riskiert ein Bußgeld. Rufen Sie an, wenn es knapp wird.',
      en: 'Registering late can lead to a fine. Please call us if time is running short.',
    },
  },
  {
    key: 'archiv',
    titel: { de: 'Archivgut einsehen', en: 'Town archive: consulting records' },
    synonyme: {
      de: ['Stadtarchiv', 'Ahnenforschung', 'Familiengeschichte', 'alte Fotos'],
      en: ['genealogy', 'family history'],
    },
    kurztext: {
      de: 'Akten, Karten und Fotografien aus sieben Jahrhunderten liegen im Lesesaal bereit.',
      en: 'Seven centuries of files, maps and photographs await you in the reading room.',
    },
    text: {
      de: `Das Stadtarchiv verwahrt Ratsprotokolle seit 1621, Baupläne der Bäder, Kurlisten, Zeitungen und rund 9.000 Fotografien. Wer seine Familie oder sein Haus erforscht, findet hier fast immer eine Spur.

Schreiben Sie uns vor dem ersten Besuch, wonach Sie suchen. Wir legen Ihnen die Stücke bereit und erklären, wie man alte Handschriften liest. Im Lesesaal arbeiten Sie mit Bleistift; fotografieren dürfen Sie ohne Blitz. Jüngere Akten sind in der Regel dreißig Jahre lang gesperrt, Unterlagen über Personen länger.`,
      en: `The archive keeps council minutes from 1621 onwards, plans of the baths, lists of spa guests, newspapers and some 9,000 photographs. If you are researching your family or your house, you will almost always find a trace here.

Please write to us before your first visit and say what you are looking for. We will have it ready and show you how to read old handwriting. Use a pencil in the reading room; photographs without flash are welcome. Recent files are usually closed for thirty years, personal records for longer.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Benutzungsantrag (liegt im Lesesaal aus)',
        'Bei Personen, die noch leben: deren Einwilligung',
      ],
      en: [
        'Identity card or passport',
        'Reader’s application (available in the reading room)',
        'For living persons: their consent',
      ],
    },
    gebuehr: {
      de: 'Einsicht kostenlos; schriftliche Auskunft 12,00 € je Viertelstunde, Digitalisat 2,00 €',
      en: 'Reading free of charge; written research €12.00 per quarter of an hour, scan €2.00',
    },
    dauer: { de: 'Termin meist innerhalb einer Woche', en: 'An appointment usually within a week' },
    rechtsgrundlage: [
      '§§ 6 und 7 Landesarchivgesetz Baden-Württemberg (LArchG)',
      'Archivordnung der Stadt Bad Silberbronn',
    ],
    amt: ['stadtarchiv'],
    mitarbeiter: ['lehning', 'ebner'],
    lebenslagen: [],
    leistungsschluessel: '99999009000000',
  },
]
