import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Ärztliche Untersuchung vor der Ausbildung» to «Baugenehmigung». */
export const arzBau: VerfahrenContent[] = [
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
    leistungsschluessel: '99999010000000',
  },
  {
    key: 'aufenthaltstitel',
    titel: {
      de: 'Aufenthaltstitel beantragen oder verlängern',
      en: 'Residence permit: applying or extending',
    },
    synonyme: {
      de: ['Visum', 'Aufenthaltserlaubnis', 'Ausländerbehörde', 'Niederlassungserlaubnis'],
      en: ['visa', 'immigration office'],
    },
    kurztext: {
      de: 'Die Ausländerbehörde sitzt im Landratsamt; Anträge nehmen wir auch hier entgegen.',
      en: 'The immigration office is at the district office; we accept applications here too.',
    },
    text: {
      de: `Wer nicht aus der EU kommt und länger als 90 Tage bleibt, braucht einen Aufenthaltstitel. Zuständig ist die Ausländerbehörde im Landratsamt. Im Bürgerbüro prüfen wir mit Ihnen, ob der Antrag vollständig ist, machen das Lichtbild und leiten alles weiter. Zu den Fingerabdrücken werden Sie dann eingeladen.

Kommen Sie rechtzeitig: Stellen Sie den Antrag, bevor der alte Titel abläuft, dann gilt dieser weiter, bis entschieden ist. Darüber bekommen Sie eine Bescheinigung, die auch für die Arbeitsstelle genügt.`,
      en: `If you are not an EU citizen and stay for more than 90 days, you need a residence permit. The immigration office at the district office decides. At the citizens’ office we check with you that the application is complete, take the photograph and pass everything on. You will then be invited to have your fingerprints taken.

Please come in good time. If you apply before your old permit expires, it remains valid until a decision is made. You receive a certificate to that effect, which your employer may accept as proof.`,
    },
    unterlagen: {
      de: [
        'Reisepass',
        'Bisheriger Aufenthaltstitel oder Visum',
        'Nachweis über Arbeit, Studium oder Unterhalt',
        'Mietvertrag und Nachweis der Krankenversicherung',
      ],
      en: [
        'Passport',
        'Current permit or visa',
        'Proof of work, studies or means of support',
        'Tenancy agreement and proof of health insurance',
      ],
    },
    gebuehr: {
      de: '100,00 € für die erste Erteilung, 93,00 bis 96,00 € für die Verlängerung',
      en: '€100.00 for a first permit, €93.00 to €96.00 for an extension',
    },
    dauer: { de: 'Acht bis zwölf Wochen', en: 'Eight to twelve weeks' },
    fristen: {
      de: 'Antrag etwa drei Monate vor Ablauf',
      en: 'Apply about three months before expiry',
    },
    rechtsgrundlage: [
      '§§ 4 bis 8 Aufenthaltsgesetz (AufenthG)',
      '§ 81 Aufenthaltsgesetz (AufenthG)',
      '§§ 44 bis 45c Aufenthaltsverordnung (AufenthV)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: ['ankommen'],
    leistungsschluessel: '99999011000000',
  },
  {
    key: 'aufgrabung',
    titel: { de: 'Aufgrabung in Straße oder Gehweg', en: 'Digging up a road or pavement' },
    synonyme: {
      de: ['Leitung verlegen', 'Straße aufreißen', 'Hausanschluss graben'],
      en: ['road opening', 'laying cables'],
    },
    kurztext: {
      de: 'Wer für Leitungen graben muss, braucht vorher Zustimmung und Leitungspläne.',
      en: 'You need consent and utility plans before you dig for pipes or cables.',
    },
    text: {
      de: `Unter unseren Straßen liegen Trinkwasser, Kanal, Strom, Glasfaser und in der Badstraße auch die Leitungen des Thermalwassers. Deshalb darf niemand ohne Zustimmung graben. Reichen Sie den Antrag mit einem Plan ein; wir stimmen ihn mit den Stadtwerken ab und legen fest, wie die Fläche danach wiederhergestellt wird.

Vor Beginn treffen wir uns an Ort und Stelle und halten den Zustand auf Fotos fest. Nach den Arbeiten nehmen wir die Stelle gemeinsam ab. Sackt sie in den folgenden fünf Jahren ein, bessert die Baufirma nach.`,
      en: `Beneath our streets run drinking water, sewers, electricity and fibre, and in Badstraße the thermal water mains as well. That is why nobody may dig without consent. Hand in your application with a plan; we agree it with the municipal utilities and specify how the surface is to be restored.

Before work begins we meet on site and record the condition in photographs. Afterwards we inspect the work together. Should the surface subside within the next five years, the contractor has to repair it.`,
    },
    unterlagen: {
      de: [
        'Lageplan mit der geplanten Trasse',
        'Name der Baufirma und der verantwortlichen Person',
        'Planauskunft der Leitungsbetreiber',
        'Verkehrszeichenplan',
      ],
      en: [
        'Site plan with the proposed route',
        'Name of the contractor and the person in charge',
        'Plans from the utility companies',
        'Traffic sign plan',
      ],
    },
    gebuehr: {
      de: '45,00 €, bei mehr als zehn Metern Länge 90,00 €',
      en: '€45.00, or €90.00 for more than ten metres',
    },
    dauer: { de: 'Zwei Wochen', en: 'Two weeks' },
    fristen: {
      de: 'Antrag mindestens 14 Tage vor Beginn; bei Rohrbruch sofort graben und am nächsten Werktag melden',
      en: 'At least 14 days in advance; for a burst pipe dig at once and report on the next working day',
    },
    rechtsgrundlage: [
      '§§ 16 und 21 Straßengesetz für Baden-Württemberg (StrG)',
      '§ 127 Telekommunikationsgesetz (TKG)',
      '§ 45 Absatz 6 Straßenverkehrs-Ordnung (StVO)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['aksoyer'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999012000000',
  },
  {
    key: 'baugenehmigung',
    titel: { de: 'Baugenehmigung', en: 'Planning and building permission' },
    synonyme: {
      de: ['Bauantrag', 'Hausbau', 'Anbau', 'Umbau', 'bauen'],
      en: ['planning permission', 'extension'],
    },
    kurztext: {
      de: 'Vom Anbau bis zum Neubau: der Antrag läuft digital über das Landratsamt.',
      en: 'From extension to new house: applications go to the district office online.',
    },
    text: {
      de: `Wer baut, erweitert oder ein Gebäude anders nutzt als bisher, braucht meist eine Baugenehmigung. Über den Antrag entscheidet das Landratsamt als Baurechtsbehörde; eingereicht wird er digital. Die Stadt prüft, ob das Vorhaben zum Bebauungsplan passt, und erteilt ihr Einvernehmen.

Sprechen Sie vor dem Antrag mit uns. Donnerstags beraten wir von 14:00 bis 18:00 Uhr ohne Termin, gern mit Skizze und Fotos. In der Altstadt gilt die Gestaltungssatzung; sie regelt Dachform, Ziegelfarbe und Fenster. Die Nachbarn benachrichtigen wir, sie haben vier Wochen Zeit für Einwände.`,
      en: `If you build, extend or use a building in a new way, you generally need permission. The district office decides, and applications are made online. The town checks that your project fits the development plan and gives its consent.

Please talk to us first. On Thursdays we give advice from 14:00 to 18:00 without an appointment; sketches and photographs are welcome. A design by-law for the old town governs the shape of roofs, the colour of tiles and the windows. We notify your neighbours, who have four weeks to object.`,
    },
    unterlagen: {
      de: [
        'Bauantrag mit Baubeschreibung',
        'Lageplan, schriftlicher und zeichnerischer Teil',
        'Bauzeichnungen im Maßstab 1:100',
        'Standsicherheitsnachweis und Nachweis der Stellplätze',
        'Vollmacht der Bauherrschaft für das Architekturbüro',
      ],
      en: [
        'Application with description of the project',
        'Site plan, written and drawn part',
        'Drawings at a scale of 1:100',
        'Structural calculations and proof of parking spaces',
        'Letter of authority for your architect',
      ],
    },
    gebuehr: {
      de: '4 bis 6 Promille der Baukosten, mindestens 120,00 €',
      en: '0.4 to 0.6 per cent of building costs, at least €120.00',
    },
    dauer: {
      de: 'Einen Monat im vereinfachten Verfahren, sonst zwei bis drei Monate',
      en: 'One month in the simplified procedure, otherwise two to three months',
    },
    fristen: {
      de: 'Die Genehmigung erlischt, wenn drei Jahre lang nicht begonnen wird',
      en: 'Permission lapses if work has not begun within three years',
    },
    onlinedienst: {
      link: 'https://bauamt.bad-silberbronn.example/antrag',
      linktext: { de: 'Bauantrag digital stellen', en: 'Apply online (in German)' },
    },
    rechtsgrundlage: [
      '§§ 49, 52, 53 und 58 Landesbauordnung für Baden-Württemberg (LBO)',
      '§ 36 Baugesetzbuch (BauGB)',
      'Verfahrensverordnung zur Landesbauordnung (LBOVVO)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['fautz', 'lindacher'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999013000000',
  },
]
