import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Reisepass» to «Schaden melden». */
export const reiSch: VerfahrenContent[] = [
  {
    key: 'reisepass',
    titel: { de: 'Reisepass', en: 'Passport' },
    synonyme: {
      de: [
        'Pass',
        'Expresspass',
        'Kinderpass',
        'vorläufiger Reisepass',
        'Urlaub',
        'Kinderreisepass',
        'Pass abgelaufen',
      ],
      en: ['express passport', 'children’s passport'],
    },
    kurztext: {
      de: 'Vier Wochen Vorlauf, im Express vier Werktage, für Kinder ab der Geburt.',
      en: 'Allow four weeks, or four working days by express; for children from birth.',
    },
    text: {
      de: `Für Reisen außerhalb Europas brauchen Sie einen Reisepass, oft noch sechs Monate über die Rückkehr hinaus gültig. Kommen Sie persönlich, auch mit Kindern: Kinderreisepässe gibt es nicht mehr, jedes Kind bekommt einen eigenen Pass oder einen Personalausweis. Beide Eltern müssen zustimmen.

Eilt es sehr, stellen wir für nachgewiesene Reisen einen vorläufigen Pass aus; die USA erkennen ihn nicht für die visumfreie Einreise an. Wer viel unterwegs ist, nimmt den Pass mit 48 Seiten. Holen Sie ihn selbst ab oder geben Sie jemandem eine Vollmacht mit. Der alte Pass wird entwertet, Sie dürfen ihn behalten.`,
      en: `For journeys outside Europe you need a passport, often valid for six months beyond your return. Please come in person, also with children: the former children’s passport no longer exists, and each child receives a passport or identity card of its own. Both parents have to consent.

If time is very short we issue a temporary passport for a proven journey; the United States does not accept it for travel without a visa. Frequent travellers take the 48-page version. Collect it yourself or send somebody with your authority. The old passport is cancelled, and you may keep it.`,
    },
    unterlagen: {
      de: [
        'Bisheriger Pass oder Personalausweis',
        'Beim ersten Pass: Geburts- oder Eheurkunde',
        'Für Minderjährige: Zustimmung beider Sorgeberechtigten',
        'Digitales Lichtbild (hier möglich)',
      ],
      en: [
        'Previous passport or identity card',
        'For a first passport: birth or marriage certificate',
        'For minors: consent of both guardians',
        'Digital photograph (available here)',
      ],
    },
    gebuehr: {
      de: '70,00 €, bis zum 24. Geburtstag 37,50 €; Express 32,00 €, 48 Seiten 22,00 € mehr, vorläufig 26,00 €',
      en: '€70.00, under 24 €37.50; express €32.00 and 48 pages €22.00 extra, temporary €26.00',
    },
    dauer: {
      de: 'Vier Wochen, Express vier Werktage',
      en: 'Four weeks, express four working days',
    },
    rechtsgrundlage: ['§§ 1, 4 und 6 Passgesetz (PassG)', '§ 15 Passverordnung (PassV)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['rombach'],
    lebenslagen: ['reise', 'kind'],
    leistungsschluessel: '99999101000000',
  },
  {
    key: 'rente',
    titel: { de: 'Rentenantrag und Kontenklärung', en: 'Pension claims and contribution records' },
    synonyme: {
      de: ['Altersrente', 'Witwenrente', 'Erwerbsminderung', 'Versicherungsverlauf'],
      en: ['state pension', 'widow’s pension'],
    },
    kurztext: {
      de: 'Unsere Ortsbehörde nimmt Ihren Antrag auf und schickt ihn elektronisch weiter.',
      en: 'Our local pension office takes your claim and sends it off electronically.',
    },
    text: {
      de: `Die Rente kommt nicht von selbst. Stellen Sie den Antrag etwa drei Monate vorher. Bei uns geht das ohne Formulare: Wir fragen, was nötig ist, geben es am Bildschirm ein und schicken es der Rentenversicherung. Das gilt für Alters-, Hinterbliebenen- und Erwerbsminderungsrenten sowie für Rehabilitation.

Schon früher lohnt die Kontenklärung. Prüfen Sie mit uns, ob Ausbildung, Kindererziehung und Zeiten im Ausland eingetragen sind; Kindererziehungszeiten bringen bares Geld. Nach einem Todesfall helfen wir mit dem Vorschuss für Witwen und Witwer, der binnen 30 Tagen zu beantragen ist. Planen Sie eine Stunde ein und vereinbaren Sie einen Termin.`,
      en: `A pension does not come by itself. Please claim about three months ahead. Here you need no forms: we ask what is necessary, type it in and send it to the pension insurance. This applies to old-age, survivors’ and disability pensions as well as to rehabilitation.

It pays to have your record checked earlier. Together we make sure that training, child-raising and periods abroad have been entered; raising children earns real money. After a death we help widows and widowers with the advance payment, which has to be claimed within 30 days. Allow an hour and make an appointment.`,
    },
    unterlagen: {
      de: [
        'Ausweis und Rentenversicherungsnummer',
        'Steuer-Identifikationsnummer und Bankverbindung',
        'Krankenversichertenkarte',
        'Geburtsurkunden der Kinder',
        'Zeugnisse und Nachweise für fehlende Zeiten',
      ],
      en: [
        'Identity card and pension number',
        'Tax number and bank details',
        'Health insurance card',
        'Children’s birth certificates',
        'Certificates for missing periods',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Etwa eine Stunde; Bescheid in sechs bis zwölf Wochen',
      en: 'About an hour; decision in six to twelve weeks',
    },
    fristen: {
      de: 'Antrag innerhalb von drei Monaten nach Beginn des Anspruchs, sonst geht Geld verloren',
      en: 'Claim within three months of becoming entitled, or money is lost',
    },
    rechtsgrundlage: [
      '§§ 99 und 115 Sechstes Buch Sozialgesetzbuch (SGB VI)',
      '§ 93 Viertes Buch Sozialgesetzbuch (SGB IV)',
      '§ 16 Erstes Buch Sozialgesetzbuch (SGB I)',
    ],
    amt: ['bildung'],
    mitarbeiter: ['rauscher'],
    lebenslagen: ['alter', 'trauerfall'],
    leistungsschluessel: '99999102000000',
  },
  {
    key: 'rundfunkbeitrag',
    titel: {
      de: 'Rundfunkbeitrag: Befreiung oder Ermäßigung',
      en: 'Broadcasting fee: exemption or reduction',
    },
    synonyme: {
      de: ['GEZ', 'Beitragsservice', 'Merkzeichen RF', 'Fernsehgebühr'],
      en: ['TV licence'],
    },
    kurztext: {
      de: 'Wir bestätigen Ihre Unterlagen, den Antrag entscheidet der Beitragsservice.',
      en: 'We certify your papers; the broadcasters’ service decides.',
    },
    text: {
      de: `Den Rundfunkbeitrag zahlt jede Wohnung. Befreit werden Menschen, die Bürgergeld, Grundsicherung, BAföG oder Asylbewerberleistungen erhalten, sowie taubblinde Menschen. Mit dem Merkzeichen RF im Schwerbehindertenausweis zahlen Sie ein Drittel. Auch für die Nebenwohnung können Sie sich befreien lassen, wenn Sie für die Hauptwohnung schon zahlen.

Den Antrag schicken Sie an den Beitragsservice in Köln. Bei uns bekommen Sie den Vordruck und die Bestätigung, dass die Kopie des Bescheids mit dem Original übereinstimmt. Achten Sie auf das Ende der Befreiung: Sie läuft mit dem Bescheid aus und muss neu beantragt werden.`,
      en: `Every home pays the broadcasting fee. Recipients of certain benefits and student grants are exempt, as are deaf-blind people. With the mark RF on your disability card you pay a third. You can also be exempted for a second home if you already pay for the main one.

Send the application to the service in Cologne. We have the form and certify that the copy of your notice matches the original. Watch the end date: the exemption expires with the notice and has to be applied for again.`,
    },
    unterlagen: {
      de: [
        'Leistungsbescheid oder Schwerbehindertenausweis',
        'Beitragsnummer',
        'Für die Nebenwohnung: Meldebescheinigung',
      ],
      en: [
        'Benefit notice or disability card',
        'Contribution number',
        'For a second home: certificate of residence',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Bestätigung sofort, Bescheid in sechs Wochen',
      en: 'Certified at once, decision in six weeks',
    },
    fristen: {
      de: 'Rückwirkend bis zu drei Jahre möglich',
      en: 'Possible up to three years in arrears',
    },
    rechtsgrundlage: ['§§ 4 und 4a Rundfunkbeitragsstaatsvertrag (RBStV)'],
    amt: ['bildung'],
    mitarbeiter: ['rauscher'],
    lebenslagen: ['umzug', 'alter'],
    leistungsschluessel: '99999103000000',
  },
  {
    key: 'schaden-melden',
    titel: { de: 'Schaden melden', en: 'Reporting damage' },
    synonyme: {
      de: [
        'Mängelmelder',
        'Schlagloch',
        'Laterne kaputt',
        'Spielplatz',
        'Ölspur',
        'Straßenlampe kaputt',
        'Straßenbeleuchtung',
        'Hundekot',
        'wilder Müll',
      ],
      en: ['pothole', 'street light', 'playground'],
    },
    kurztext: {
      de: 'Loch in der Straße, dunkle Laterne, lockere Schaukel: ein Foto genügt.',
      en: 'Pothole, dark lamp, loose swing: a photograph is enough.',
    },
    text: {
      de: `Sie sehen mehr als wir. Melden Sie, was kaputt, verschmutzt oder gefährlich ist, über das Formular, am Telefon oder am Schalter. Bei Laternen hilft die Nummer auf dem silbernen Schild, bei Bänken und Wegweisern ein Foto mit Standort.

Jede Meldung bekommt eine Nummer, mit der Sie den Stand verfolgen können. Gefährliche Stellen sichert der Bauhof sofort, auch nachts. Kleine Schäden beheben wir innerhalb einer Woche, größere kommen in den Bauplan; dann sagen wir, wann. Was auf Grundstücken des Landes oder der Bahn liegt, leiten wir weiter und bleiben dran.`,
      en: `You see more than we do. Report what is broken, dirty or dangerous by form, by telephone or at the counter. For street lamps the number on the silver plate helps, for benches and signposts a photograph with the location.

Every report receives a number with which you can follow its progress. The works depot secures dangerous spots at once, even at night. Small repairs are done within a week; larger ones join the schedule and we tell you when. Whatever lies on land belonging to the state or the railway we pass on and pursue.`,
    },
    unterlagen: {
      de: [
        'Ort, möglichst genau',
        'Foto, wenn möglich',
        'Telefonnummer für Rückfragen (freiwillig)',
      ],
      en: [
        'Place, as exactly as possible',
        'Photograph, if possible',
        'Telephone number for questions (optional)',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Bei Gefahr sofort, sonst meist eine Woche',
      en: 'At once if dangerous, otherwise usually a week',
    },
    onlinedienst: {
      link: 'https://schaden.bad-silberbronn.example/',
      linktext: { de: 'Schaden online melden', en: 'Report damage online' },
    },
    rechtsgrundlage: [
      '§ 9 Straßengesetz für Baden-Württemberg (StrG)',
      '§ 839 Bürgerliches Gesetzbuch (BGB)',
    ],
    amt: ['bauhof', 'bauamt'],
    mitarbeiter: ['dimov', 'bohnert', 'aksoyer'],
    lebenslagen: ['reise'],
    leistungsschluessel: '99999104000000',
  },
]
