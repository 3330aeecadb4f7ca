import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Änderung von Geschlechtseintrag und Vornamen» to «Ärztliche Untersuchung vor der Ausbildung». */
export const andArz: VerfahrenContent[] = [
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
      de: '40,00 EUR, neue Geburtsurkunde 15,00 EUR',
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
    leistungsschluessel: '99999006000000',
  },
  {
    key: 'anmeldung',
    titel: { de: 'Anmeldung des Wohnsitzes', en: 'Registering your address' },
    synonyme: {
      de: ['Zuzug', 'Einzug', 'neue Wohnung', 'Wohnung anmelden'],
      en: ['residents’ registration', 'moving in'],
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
      de: 'Kostenlos; Fahrzeugschein ändern 10,80 EUR',
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
    leistungsschluessel: '99999007000000',
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
      de: 'Akten, Karten und Fotografien aus vier Jahrhunderten liegen im Lesesaal bereit.',
      en: 'Four centuries of files, maps and photographs await you in the reading room.',
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
      de: 'Einsicht kostenlos; schriftliche Auskunft 12,00 EUR je Viertelstunde, Digitalisat 2,00 EUR',
      en: 'Reading free of charge; written research €12.00 per quarter of an hour, scan €2.00',
    },
    dauer: { de: 'Termin meist innerhalb einer Woche', en: 'An appointment usually within a week' },
    rechtsgrundlage: [
      '§§ 6 und 7 Landesarchivgesetz Baden-Württemberg (LArchG)',
      'Archivordnung der Stadt Bad Silberbronn',
    ],
    amt: ['tourist-information'],
    mitarbeiter: ['huckele'],
    lebenslagen: [],
    leistungsschluessel: '99999008000000',
  },
  {
    key: 'aerztliche-untersuchung',
    titel: {
      de: 'Ärztliche Untersuchung vor der Ausbildung',
      en: 'Medical examination before an apprenticeship',
    },
    synonyme: {
      de: ['Untersuchungsberechtigungsschein', 'Jugendarbeitsschutz', 'Azubi', 'Lehre'],
      en: ['trainees', 'young workers'],
    },
    kurztext: {
      de: 'Den Berechtigungsschein für die Erstuntersuchung erhalten Jugendliche sofort.',
      en: 'Young people receive the voucher for their first examination on the spot.',
    },
    text: {
      de: `Wer noch nicht 18 ist und eine Ausbildung oder Arbeit beginnt, wird vorher ärztlich untersucht. Die Kosten trägt das Land. Damit die Praxis abrechnen kann, stellen wir einen Untersuchungsberechtigungsschein aus und geben den Erhebungsbogen mit, den die Eltern unterschreiben.

Die Praxis dürfen Sie frei wählen. Die Bescheinigung geht an den Betrieb, der Befund bleibt bei Ihnen. Nach einem Jahr folgt die erste Nachuntersuchung, wenn Sie dann noch nicht volljährig sind; auch dafür gibt es hier einen Schein. Für Ferienjobs unter zwei Monaten ist keine Untersuchung nötig.`,
      en: `Anybody under 18 who starts an apprenticeship or a job has to see a doctor first. The state pays. We issue the voucher with which the practice is reimbursed, together with a questionnaire for the parents to sign.

You are free to choose your doctor. The certificate goes to the employer, the findings stay with you. A follow-up is due after one year if you are still under 18, and we issue a voucher for that as well. Holiday jobs of less than two months need no examination.`,
    },
    unterlagen: {
      de: [
        'Ausweis der oder des Jugendlichen',
        'Name der Ausbildungsstätte',
        'Bei der Nachuntersuchung: Bescheinigung der ersten Untersuchung',
      ],
      en: [
        'Identity card of the young person',
        'Name of the employer',
        'For the follow-up: certificate of the first examination',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Sofort', en: 'On the spot' },
    fristen: {
      de: 'Untersuchung höchstens 14 Monate vor Beginn der Ausbildung',
      en: 'The examination may take place up to 14 months before the start',
    },
    rechtsgrundlage: [
      '§§ 32 bis 46 Jugendarbeitsschutzgesetz (JArbSchG)',
      '§ 2 Jugendarbeitsschutzuntersuchungsverordnung (JArbSchUV)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['kind'],
    leistungsschluessel: '99999009000000',
  },
]
