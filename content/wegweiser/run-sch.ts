import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Rundfunkbeitrag: Befreiung oder Ermäßigung» to «Schwerbehindertenausweis». */
export const runSch: VerfahrenContent[] = [
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
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['umzug', 'alter'],
    leistungsschluessel: '99999101000000',
  },
  {
    key: 'schaden-melden',
    titel: { de: 'Schaden melden', en: 'Reporting damage' },
    synonyme: {
      de: ['Mängelmelder', 'Schlagloch', 'Laterne kaputt', 'Spielplatz', 'Ölspur'],
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
    amt: ['bauamt'],
    mitarbeiter: ['aksoyer'],
    lebenslagen: ['reise'],
    leistungsschluessel: '99999102000000',
  },
  {
    key: 'schoeffenamt',
    titel: { de: 'Schöffenamt: Bewerbung', en: 'Lay judges: applying' },
    synonyme: {
      de: ['Ehrenamt Gericht', 'Laienrichter', 'Jugendschöffe'],
      en: ['court', 'magistrate'],
    },
    kurztext: {
      de: 'Alle fünf Jahre suchen wir Menschen, die im Namen des Volkes mitentscheiden.',
      en: 'Every five years we look for people to help decide in the name of the people.',
    },
    text: {
      de: `Schöffinnen und Schöffen sitzen bei Strafsachen neben den Berufsrichtern und haben bei Schuld und Strafe dieselbe Stimme. Juristisches Wissen brauchen Sie nicht, wohl aber Menschenkenntnis, Geduld und Unabhängigkeit. Wählbar sind Deutsche zwischen 25 und 69 Jahren, die hier wohnen.

Der Gemeinderat stellt eine Vorschlagsliste auf, die eine Woche lang öffentlich ausliegt; ein Ausschuss beim Amtsgericht wählt daraus. Sie werden etwa zwölf Tage im Jahr gebraucht. Der Betrieb stellt Sie frei, Verdienstausfall und Fahrt werden ersetzt. Die nächste Amtszeit beginnt 2029, bewerben können Sie sich ab Januar 2028. Gern merken wir Sie schon jetzt vor.`,
      en: `In criminal cases lay judges sit beside the professional ones and have an equal vote on guilt and sentence. You need no legal knowledge but judgement of character, patience and independence. German citizens between 25 and 69 who live here may be elected.

The town council draws up a list which is displayed for a week, and a committee at the local court makes its choice. You are needed on about twelve days a year. Your employer has to release you, and lost earnings and travel are refunded. The next term begins in 2029 and you can apply from January 2028, but we are happy to note your name now.`,
    },
    unterlagen: {
      de: ['Bewerbungsbogen mit Beruf und Beweggrund', 'Ausweis'],
      en: ['Application form with occupation and reasons', 'Identity card'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Wahl im Herbst vor Beginn der Amtszeit',
      en: 'Elected in the autumn before the term begins',
    },
    fristen: {
      de: 'Bewerbung für 2029 bis 2033: Januar bis April 2028',
      en: 'For 2029 to 2033: apply from January to April 2028',
    },
    rechtsgrundlage: [
      '§§ 30 bis 58 Gerichtsverfassungsgesetz (GVG)',
      '§ 35 Jugendgerichtsgesetz (JGG)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['weberle'],
    lebenslagen: [],
    leistungsschluessel: '99999103000000',
  },
  {
    key: 'schulanmeldung',
    titel: { de: 'Schulanmeldung und Schulwechsel', en: 'Schools: enrolment and changing' },
    synonyme: {
      de: ['Einschulung', 'Grundschule', 'Schulbezirk', 'Zurückstellung', 'erste Klasse'],
      en: ['primary school', 'starting school'],
    },
    kurztext: {
      de: 'Im Februar melden Sie Ihr Kind an der Grundschule an, Nachzügler jederzeit.',
      en: 'Enrol your child at the primary school in February; newcomers at any time.',
    },
    text: {
      de: `Kinder, die bis zum 30. Juni sechs Jahre alt werden, kommen im September in die Schule. Sie erhalten im Januar einen Brief mit dem Termin. Die Grundschule lädt zum Schnuppernachmittag ein; ein Anruf genügt, wenn Sie vorher mit der Schulleitung sprechen möchten.

Jüngere Kinder können früher beginnen, andere ein Jahr warten; darüber entscheidet die Schule mit Ihnen und der Ärztin des Gesundheitsamts. Möchten Sie eine andere Grundschule, begründen Sie das in einem Antrag. Ziehen Sie während des Schuljahrs her, bringen Sie das letzte Zeugnis mit. Für Kinder ohne Deutschkenntnisse gibt es eine Vorbereitungsklasse.`,
      en: `Children who turn six by 30 June start school in September. You receive a letter with the date in January. The school invites children to a taster afternoon, and you are welcome to call if you would like to speak to the head first.

Younger children may start early and others wait a year; the school decides together with you and a doctor from the health office. If you prefer another primary school, give your reasons in an application. If you move here during the year, bring the latest report. There is a preparatory class for children who do not speak German yet.`,
    },
    unterlagen: {
      de: [
        'Geburtsurkunde',
        'Nachweis des Masernschutzes',
        'Bei getrennten Eltern: Nachweis des Sorgerechts',
        'Bei Zuzug: letztes Zeugnis',
      ],
      en: [
        'Birth certificate',
        'Proof of measles vaccination',
        'Separated parents: proof of custody',
        'Newcomers: latest report',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Bestätigung bis Ende April', en: 'Confirmed by the end of April' },
    fristen: {
      de: 'Anmeldung in der zweiten Februarwoche',
      en: 'Enrolment in the second week of February',
    },
    rechtsgrundlage: [
      '§§ 72 bis 76 Schulgesetz für Baden-Württemberg (SchG)',
      '§ 20 Infektionsschutzgesetz (IfSG)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['weberle'],
    lebenslagen: ['kind', 'umzug', 'ankommen'],
    leistungsschluessel: '99999104000000',
  },
  {
    key: 'schwerbehindertenausweis',
    titel: { de: 'Schwerbehindertenausweis', en: 'Disability card' },
    synonyme: {
      de: ['GdB', 'Grad der Behinderung', 'Merkzeichen', 'Gleichstellung'],
      en: ['disabled', 'degree of disability'],
    },
    kurztext: {
      de: 'Antrag beim Landratsamt; wir helfen beim Ausfüllen und verlängern den Ausweis.',
      en: 'Apply to the district office; we help with the form and extend the card.',
    },
    text: {
      de: `Eine Krankheit oder Behinderung, die Sie länger als sechs Monate einschränkt, kann das Landratsamt mit einem Grad von 20 bis 100 feststellen. Ab 50 bekommen Sie den Ausweis: mehr Urlaub, Kündigungsschutz, Steuerfreibeträge, je nach Merkzeichen freie Fahrt oder Parkerleichterung.

Wir gehen den Antrag mit Ihnen durch. Nennen Sie alle Beschwerden, auch die seelischen, und alle behandelnden Praxen; dort holt das Amt die Befunde ein. Ist der Ausweis abgelaufen, verlängern wir ihn im Bürgerbüro, wenn noch Platz darauf ist, sonst kommt ein neuer. Die Wertmarke für Bus und Bahn bestellen Sie gleich mit.`,
      en: `If an illness or disability limits you for more than six months, the district office can assess it with a degree of 20 to 100. From 50 you receive the card: extra holiday, protection against dismissal, tax allowances and, depending on the marks, free travel or parking.

We go through the form with you. Name every complaint, psychological ones included, and all the doctors who treat you; the office requests their findings. If your card has expired we extend it here or order a new one. You can order the token for bus and train at the same time.`,
    },
    unterlagen: {
      de: [
        'Antrag',
        'Arztberichte, falls vorhanden',
        'Passbild',
        'Zur Verlängerung: Ausweis und Bescheid',
      ],
      en: [
        'Application',
        'Medical reports, if any',
        'Passport photograph',
        'To extend: card and notice',
      ],
    },
    gebuehr: {
      de: 'Kostenlos; Wertmarke 104,00 EUR im Jahr, für blinde und bedürftige Menschen frei',
      en: 'Free of charge; travel token €104.00 a year, free for blind people and those in need',
    },
    dauer: {
      de: 'Drei bis fünf Monate, Verlängerung sofort',
      en: 'Three to five months, extension at once',
    },
    fristen: { de: 'Verlängerung drei Monate vor Ablauf', en: 'Extend three months before expiry' },
    rechtsgrundlage: [
      '§§ 2, 152 und 228 Neuntes Buch Sozialgesetzbuch (SGB IX)',
      'Schwerbehindertenausweisverordnung (SchwbAwV)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['alter'],
    leistungsschluessel: '99999105000000',
  },
]
