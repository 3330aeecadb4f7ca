import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Informationszugang: Akten der Verwaltung» to «Jubiläum: Geburtstag und Ehejubiläum». */
export const infJub: VerfahrenContent[] = [
  {
    key: 'informationszugang',
    titel: {
      de: 'Informationszugang: Akten der Verwaltung',
      en: 'Freedom of information requests',
    },
    synonyme: {
      de: ['LIFG', 'Transparenz', 'Akteneinsicht', 'Anfrage an die Stadt'],
      en: ['FOI', 'transparency'],
    },
    kurztext: {
      de: 'Sie dürfen fragen, was in unseren Akten steht, ohne zu sagen, warum.',
      en: 'You may ask what our files say without explaining why.',
    },
    text: {
      de: `Gutachten, Verträge, Statistiken, Schriftwechsel: Was in einer Behörde des Landes vorhanden ist, dürfen grundsätzlich alle sehen. Schreiben Sie uns, welche Information Sie suchen. Je genauer die Frage, desto schneller die Antwort. Einen Grund müssen Sie nicht nennen.

Ausgenommen sind personenbezogene Daten, Geschäftsgeheimnisse und Vorgänge, über die noch beraten wird. Betrifft Ihre Anfrage andere, hören wir sie an. Lehnen wir ab, begründen wir das; Sie können Widerspruch einlegen oder den Landesbeauftragten einschalten. Vieles steht schon im Internet, etwa Sitzungsvorlagen, Satzungen und der Haushaltsplan.`,
      en: `Reports, contracts, statistics, correspondence: in principle everybody may see what a public authority holds. Write to us and say what you are looking for. The more precise the question, the faster the answer. You need not give a reason.

Personal data, trade secrets and matters still under discussion are exempt. If your request concerns others, we hear them first. If we refuse we say why; you may object or turn to the state commissioner. Much is already on the internet, such as council papers, by-laws and the budget.`,
    },
    unterlagen: {
      de: ['Schriftliche Anfrage, auch per E-Mail', 'Name und Anschrift für die Antwort'],
      en: ['A written request, by e-mail if you like', 'Name and address for the reply'],
    },
    gebuehr: {
      de: 'Einfache Auskunft kostenlos, bei großem Aufwand bis 200,00 € nach Ankündigung',
      en: 'Simple answers free of charge, up to €200.00 for major work, announced in advance',
    },
    dauer: { de: 'Ein Monat, höchstens drei', en: 'One month, three at most' },
    rechtsgrundlage: [
      '§§ 1 und 7 Landesinformationsfreiheitsgesetz Baden-Württemberg (LIFG)',
      '§ 24 Umweltverwaltungsgesetz (UVwG)',
    ],
    amt: ['hauptamt'],
    mitarbeiter: ['mangold'],
    lebenslagen: [],
    leistungsschluessel: '99999062000000',
  },
  {
    key: 'integrationskurs',
    titel: { de: 'Integrationskurs und Deutschkurs', en: 'Integration and German courses' },
    synonyme: {
      de: ['Sprachkurs', 'Deutsch lernen', 'B1', 'Orientierungskurs'],
      en: ['learning German', 'language classes'],
    },
    kurztext: {
      de: '600 Stunden Sprache, 100 Stunden Alltag und Recht, mit Kinderbetreuung am Vormittag.',
      en: '600 hours of language, 100 of everyday life and law, with childcare in the mornings.',
    },
    text: {
      de: `Wer neu in Deutschland ist, hat meist Anspruch auf einen Integrationskurs; manche sind dazu verpflichtet. Auch Menschen aus der EU und Deutsche mit wenig Sprachkenntnissen dürfen teilnehmen, wenn Plätze frei sind. Zugelassen werden Sie vom Bundesamt für Migration und Flüchtlinge. Den Antrag füllen wir mit Ihnen aus.

In Bad Silberbronn läuft der Kurs vormittags im Alten Schulhaus, ein Abendkurs findet in der Kreisstadt statt. Dazu lädt das Sprachcafé jeden Donnerstag um 16:00 Uhr ein, ohne Anmeldung und kostenlos. Wer einen Behördenbrief nicht versteht, bekommt hier jemanden, der übersetzt.`,
      en: `If you are new in Germany you are usually entitled to an integration course; some people are obliged to attend. EU citizens and Germans with little knowledge of the language may join if there are places. The Federal Office for Migration and Refugees admits you, and we complete the application with you.

In Bad Silberbronn the course is held in the mornings at the Old Schoolhouse; there is an evening course in the district town. The language café meets every Thursday at 16:00, free and without registration. If official letters baffle you, somebody there will translate.`,
    },
    unterlagen: {
      de: [
        'Pass und Aufenthaltstitel oder Meldebestätigung',
        'Bescheid über Sozialleistungen, falls Sie welche erhalten',
      ],
      en: [
        'Passport and residence permit or registration certificate',
        'Benefit notice, if you receive benefits',
      ],
    },
    gebuehr: {
      de: '2,29 € je Unterrichtsstunde, mit Sozialleistungen kostenlos',
      en: '€2.29 per lesson, free if you receive benefits',
    },
    dauer: { de: 'Zulassung drei bis vier Wochen', en: 'Admission takes three to four weeks' },
    fristen: {
      de: 'Anmeldung zum Kurs innerhalb eines Jahres nach der Zulassung',
      en: 'Join a course within one year of admission',
    },
    rechtsgrundlage: [
      '§§ 43 bis 45 Aufenthaltsgesetz (AufenthG)',
      'Integrationskursverordnung (IntV)',
    ],
    amt: ['bildung'],
    mitarbeiter: ['ivanenko'],
    lebenslagen: ['ankommen'],
    leistungsschluessel: '99999063000000',
  },
  {
    key: 'internationaler-fuehrerschein',
    titel: { de: 'Internationaler Führerschein', en: 'International driving permit' },
    synonyme: { de: ['Auto mieten im Ausland', 'USA', 'Reise'], en: ['car hire abroad', 'IDP'] },
    kurztext: {
      de: 'Die Übersetzung Ihres Führerscheins für Reisen außerhalb Europas.',
      en: 'The translation of your licence for journeys outside Europe.',
    },
    text: {
      de: `Viele Länder außerhalb der EU verlangen neben dem deutschen auch den internationalen Führerschein, vor allem beim Mieten eines Autos. Er gilt nur zusammen mit dem Kartenführerschein. Ausgestellt wird er vom Landratsamt; den Antrag nehmen wir im Bürgerbüro an, und nach wenigen Tagen holen Sie das Heft hier ab.

Fragen Sie vorher, welches Abkommen Ihr Reiseland anerkennt: Das Muster von 1968 gilt drei Jahre, das von 1926 nur ein Jahr. Wer noch einen Papierführerschein hat, muss ihn zuerst umtauschen. Für Österreich, die Schweiz und Frankreich brauchen Sie das Dokument nicht.`,
      en: `Many countries outside the EU ask for an international permit as well as the German licence, especially when you hire a car. It is valid only together with the card licence. The district office issues it; we accept the application at the citizens’ office, and you collect the booklet here a few days later.

Please find out which convention your destination recognises: the 1968 model is valid for three years, that of 1926 for one. If you still have a paper licence it has to be exchanged first. You do not need the permit for Austria, Switzerland or France.`,
    },
    unterlagen: {
      de: ['Kartenführerschein', 'Ausweis', 'Biometrisches Passbild'],
      en: ['Card licence', 'Identity card or passport', 'Biometric photograph'],
    },
    gebuehr: { de: '16,30 €', en: '€16.30' },
    dauer: { de: 'Drei bis fünf Werktage', en: 'Three to five working days' },
    rechtsgrundlage: ['§ 25b Fahrerlaubnis-Verordnung (FeV)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['rombach'],
    lebenslagen: ['reise'],
    leistungsschluessel: '99999064000000',
  },
  {
    key: 'jagdschein',
    titel: { de: 'Jagdschein', en: 'Hunting licence' },
    synonyme: { de: ['Jägerprüfung', 'Jagd', 'Jahresjagdschein'], en: ['shooting licence'] },
    kurztext: {
      de: 'Das Landratsamt stellt ihn aus, die Stadt verpachtet die Reviere.',
      en: 'The district office issues it, the town leases the hunting grounds.',
    },
    text: {
      de: `Wer jagen will, braucht die bestandene Jägerprüfung, eine Haftpflichtversicherung und die Zuverlässigkeit nach dem Waffenrecht. Den Jagdschein erteilt das Landratsamt für ein oder drei Jahre. Im Bürgerbüro bekommen Sie das Formular, und wir leiten es mit der Anfrage an die Polizei weiter, das spart die Fahrt.

Die Stadt verpachtet fünf Reviere rund um Bad Silberbronn und Oberwies. Wird eines frei, steht es im Amtsblatt. Wildschäden auf Wiesen und Äckern melden Sie bitte innerhalb einer Woche bei uns; wir vermitteln zwischen Hof und Jagdpacht und ziehen, wenn nötig, den Wildschadensschätzer hinzu.`,
      en: `To hunt you need to have passed the hunting examination, hold liability insurance and be reliable in the sense of weapons law. The district office issues licences for one or three years. The citizens’ office has the form and passes it on together with the police enquiry, which saves you a journey.

The town leases five hunting grounds around Bad Silberbronn and Oberwies. Vacancies are announced in the official gazette. Please report game damage to meadows and fields within one week; we mediate between farm and tenant and call in an assessor if necessary.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Prüfungszeugnis oder bisheriger Jagdschein',
        'Nachweis der Jagdhaftpflichtversicherung',
        'Passbild',
      ],
      en: [
        'Identity card or passport',
        'Examination certificate or previous licence',
        'Proof of hunting liability insurance',
        'Passport photograph',
      ],
    },
    gebuehr: {
      de: 'Ein Jahr 100,00 €, drei Jahre 210,00 €, jeweils mit Jagdabgabe',
      en: 'One year €100.00, three years €210.00, including the hunting levy',
    },
    dauer: { de: 'Drei bis vier Wochen', en: 'Three to four weeks' },
    fristen: {
      de: 'Verlängerung vor dem 1. April beantragen',
      en: 'Apply for renewal before 1 April',
    },
    rechtsgrundlage: [
      '§§ 15 bis 17 Bundesjagdgesetz (BJagdG)',
      'Jagd- und Wildtiermanagementgesetz Baden-Württemberg (JWMG)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['rombach'],
    lebenslagen: [],
    leistungsschluessel: '99999065000000',
  },
  {
    key: 'jubilaeum',
    titel: {
      de: 'Jubiläum: Geburtstag und Ehejubiläum',
      en: 'Birthdays and wedding anniversaries',
    },
    synonyme: {
      de: ['Goldene Hochzeit', 'Altersjubilar', 'Glückwunsch der Stadt', '80. Geburtstag'],
      en: ['golden wedding', 'congratulations'],
    },
    kurztext: {
      de: 'Zum 80. Geburtstag und zur goldenen Hochzeit gratuliert die Stadt, wenn Sie mögen.',
      en: 'The town congratulates you on your 80th birthday or golden wedding if you like.',
    },
    text: {
      de: `Zum 80., 85., 90. und danach jedem Geburtstag bekommen Sie eine Karte und ein Glas Tannenhonig, zur goldenen Hochzeit einen Besuch der Bürgermeisterin oder ihres Stellvertreters. Zur diamantenen Hochzeit gratuliert auch das Land mit einer Urkunde. Ihren Namen veröffentlichen wir im Amtsblatt, sofern Sie nicht widersprechen.

Wer am Ehrentag lieber seine Ruhe hat, sagt das mit einem Anruf. Die Daten von Ehejubiläen kennen wir nur, wenn Sie hier geheiratet haben. Andere Paare melden sich bitte mit der Eheurkunde, damit niemand übersehen wird.`,
      en: `On your 80th, 85th and 90th birthday and every one thereafter you receive a card and a jar of fir honey; golden weddings are honoured by a visit from the mayor or the deputy. For diamond weddings the state adds a certificate. Your name appears in the gazette unless you object.

If you would rather be left in peace on the day, a telephone call is enough. We know the dates of anniversaries only for couples who married here. Others please let us see the marriage certificate so that nobody is overlooked.`,
    },
    unterlagen: {
      de: [
        'Für Ehejubiläen: Eheurkunde oder Stammbuch',
        'Für einen Widerspruch: Name und Geburtstag',
      ],
      en: ['For anniversaries: marriage certificate', 'For an objection: name and date of birth'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Sofort', en: 'At once' },
    fristen: {
      de: 'Ehejubiläen zwei Monate vorher melden, Widerspruch sechs Wochen vorher',
      en: 'Report anniversaries two months ahead, objections six weeks ahead',
    },
    rechtsgrundlage: ['§ 50 Absätze 2 und 5 Bundesmeldegesetz (BMG)'],
    amt: ['buergermeisteramt'],
    mitarbeiter: ['kuebler'],
    lebenslagen: ['alter'],
    leistungsschluessel: '99999066000000',
  },
]
