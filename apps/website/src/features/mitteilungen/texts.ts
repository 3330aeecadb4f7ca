import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  titel: 'Mitteilungen auf dieses Gerät',
  frage: 'Wovon möchten Sie hören?',
  hinweise: 'Wichtige Hinweise der Stadt',
  hinweiseMehr: 'Zum Beispiel Unwetter, Sperrungen, Ausfälle.',
  abfall: 'Abfuhrtermine meiner Straße',
  abfallMehr: 'Auch dann am richtigen Tag, wenn ein Feiertag den Termin verschiebt.',
  zeit: 'Wann wir an die Abfuhr erinnern',
  strasse: 'Ihre Straße: ',
  keineStrasse: 'Merken Sie sich dafür zuerst Ihre Straße:',
  kalender: 'zum Abfallkalender',
  rubrik: 'Neue Veranstaltungen',
  rubrikMehr: 'Gesammelt, und nur zwischen 8 und 20 Uhr.',
  gewaehlt: 'Sie bekommen: ',
  ein: 'Mitteilungen einschalten',
  sichern: 'Auswahl speichern',
  aus: 'Alle Mitteilungen beenden',
  frageDanach: 'Erst danach fragt Ihr Browser, ob Sie Mitteilungen erlauben.',
  datenschutz:
    'Wir speichern nur die Adresse, unter der der Dienst Ihres Browsers dieses Gerät erreicht, und Ihre Auswahl. Mit dem Beenden löschen wir beides.',
  datenschutzLink: 'Datenschutz',
  datenschutzHref: '/de/datenschutz/',
  ohne: 'Dieser Browser kann hier keine Mitteilungen empfangen. Auf iPhone und iPad geht es, sobald die Website auf dem Startbildschirm liegt.',
  verboten:
    'In diesem Browser sind Mitteilungen dieser Website nicht erlaubt. Das ändern Sie in den Einstellungen des Browsers bei den Berechtigungen.',
  weg: 'Die Auswahl lässt sich gerade nicht abrufen. Bitte versuchen Sie es gleich noch einmal.',
  mail: 'Per E-Mail geht es auch:',
  mailAbfuhr: 'An die Abfuhr erinnern lassen',
  mailBekannt: 'Neue Bekanntmachungen',
  stand: {
    an: 'Mitteilungen sind auf diesem Gerät eingeschaltet.',
    aus: 'Mitteilungen sind auf diesem Gerät ausgeschaltet.',
    moment: 'Einen Augenblick …',
    nichts: 'Bitte wählen Sie mindestens eines aus.',
    offen: 'Sie haben sich nicht entschieden. Mitteilungen bleiben ausgeschaltet.',
    dienst: 'Der Dienst Ihres Browsers ist uns nicht bekannt. Per E-Mail geht es auch.',
    weg: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
    beendet: 'Beendet. Wir haben gelöscht, was dazu gespeichert war.',
    spaeter:
      'Beendet: Auf dieses Gerät kommt nichts mehr. Was dazu gespeichert ist, konnte gerade nicht gelöscht werden; das geschieht, sobald Sie diese Seite wieder öffnen.',
  },
}

/** Words about messages on a device. */
export type MessageTexts = typeof de

const en: MessageTexts = {
  titel: 'Messages on this device',
  frage: 'What would you like to hear of?',
  hinweise: 'Important alerts of the town',
  hinweiseMehr: 'Such as storms, closed roads, services that are out.',
  abfall: 'Waste collections of my street',
  abfallMehr: 'On the right day also when a public holiday moves the date.',
  zeit: 'When we remind you of collections',
  strasse: 'Your street: ',
  keineStrasse: 'For this, please save your street first:',
  kalender: 'to the waste calendar',
  rubrik: 'New events',
  rubrikMehr: 'Collected, and between 8:00 and 20:00 only.',
  gewaehlt: 'You get: ',
  ein: 'Turn messages on',
  sichern: 'Save my choice',
  aus: 'End all messages',
  frageDanach: 'Only then does your browser ask whether you allow messages.',
  datenschutz:
    'We keep only the address at which your browser’s service reaches this device, and your choice. When you end it, we delete both.',
  datenschutzLink: 'Privacy',
  datenschutzHref: '/en/privacy/',
  ohne: 'This browser cannot receive messages here. On iPhone and iPad it can once the website is on the home screen.',
  verboten:
    'Messages of this website are not allowed in this browser. You can change that in the browser’s settings, under permissions.',
  weg: 'What there is to choose cannot be had just now. Please try again in a moment.',
  mail: 'It works by e-mail, too:',
  mailAbfuhr: 'Be reminded of collections',
  mailBekannt: 'New public notices (in German)',
  stand: {
    an: 'Messages are turned on for this device.',
    aus: 'Messages are turned off for this device.',
    moment: 'One moment …',
    nichts: 'Please choose at least one of them.',
    offen: 'You have not decided. Messages stay turned off.',
    dienst: 'We do not know your browser’s push service. It works by e-mail, too.',
    weg: 'This did not work just now. Please try again in a moment.',
    beendet: 'Ended. We have deleted what was kept for it.',
    spaeter:
      'Ended: nothing more comes to this device. What is kept for it could not be deleted just now; that is done as soon as you open this page again.',
  },
}

const texts: Record<Sprache, MessageTexts> = { de, en }

/** Words about messages on a device, in the language of the page. */
export const useMessageTexts = (): MessageTexts => texts[useSprache()]
